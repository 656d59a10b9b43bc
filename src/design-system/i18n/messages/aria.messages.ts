import { defineArea } from '#messages';

/** What react-aria says of its own accord, in place of the strings it brings for some languages only. */
export const ariaMessages = defineArea('ds', {
  'aria.combobox.buttonLabel': 'Show suggestions', // Button that opens the list of a combo box.
  'aria.combobox.countAnnouncement': '{optionCount, plural, one {# option} other {# options}} available.', // Spoken when the list of a combo box has been filtered.
  'aria.combobox.focusAnnouncement':
    '{isGroupChange, select, true {Entered group {groupTitle}, with {groupCount, plural, one {# option} other {# options}}. {optionText}} other {{optionText}}}', // Spoken when the arrow keys reach an option of a combo box. isGroupChange: whether the option begins another group. optionText: the option, with the word that it is selected where it is.
  'aria.combobox.selectedAnnouncement': '{optionText}, selected', // Spoken when an option of a combo box has been chosen.
  'aria.dnd.dropDescriptionKeyboard': 'Press Enter to drop. Press Escape to cancel drag.', // Spoken at a place where a dragged thing can be dropped with the keyboard.
  'aria.dnd.dropDescriptionTouch': 'Double tap to drop.', // Spoken at a place where a dragged thing can be dropped by touch.
  'aria.dnd.dropDescriptionVirtual': 'Click to drop.', // Spoken at a place where a dragged thing can be dropped with a screen reader.
  'aria.grid.deselectedItem': '{item} not selected.', // Spoken when a row is no longer chosen.
  'aria.grid.longPressToSelect': 'Long press to enter selection mode.', // Spoken on a row that a long press selects.
  'aria.grid.select': 'Select', // Name of the checkbox of a row.
  'aria.grid.selectedAll': 'All items selected.', // Spoken when all rows have been chosen.
  'aria.grid.selectedCount':
    '{count, plural, =0 {No items selected} one {# item selected} other {# items selected}}.', // Spoken when the choice of rows has changed.
  'aria.grid.selectedItem': '{item} selected.', // Spoken when a row has been chosen.
  'aria.menu.longPressMessage': 'Long press or press Alt + ArrowDown to open menu', // Spoken on a button whose menu opens by a long press. Alt and ArrowDown are names of keys.
  'aria.numberfield.decrease': 'Decrease {fieldLabel}', // Button that lowers a number.
  'aria.numberfield.increase': 'Increase {fieldLabel}', // Button that raises a number.
  'aria.numberfield.numberField': 'Number field', // Spoken as the kind of widget of a number field.
  'aria.table.ascending': 'ascending', // Spoken after a column name: the order of sorting.
  'aria.table.ascendingSort': 'sorted by column {columnName} in ascending order', // Spoken when a table has been sorted.
  'aria.table.columnSize': '{value} pixels', // Spoken while a column is being resized.
  'aria.table.descending': 'descending', // Spoken after a column name: the order of sorting.
  'aria.table.descendingSort': 'sorted by column {columnName} in descending order', // Spoken when a table has been sorted.
  'aria.table.resizer': 'Resizer', // Name of the handle that resizes a column.
  'aria.table.resizerDescription': 'Press Enter to start resizing', // Spoken on the handle that resizes a column.
  'aria.table.selectAll': 'Select All', // Name of the checkbox that chooses all rows.
  'aria.table.sortable': 'sortable column', // Spoken on a column heading that sorts.
  'aria.tag.removeDescription': 'Press Delete to remove tag.', // Spoken on a tag that can be removed with the keyboard.
});
