/*
** setting.h -- what a user sets before a game is loaded.
*/
#ifndef STEPWISE_LANG_TREE_SETTING_H
#define STEPWISE_LANG_TREE_SETTING_H

/* An option as the user sets it: "warrior", "free"; for one side, "orange.chief",
** "free-civil". */
typedef struct Setting {
    const char *name, *value;
} Setting;

#endif
