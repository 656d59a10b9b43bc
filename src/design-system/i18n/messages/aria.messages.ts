import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What react-aria says of its own accord, in place of the strings it brings for some languages only. */
export const ariaMessages = defineMessages<{
  readonly 'aria.combobox.buttonLabel': NoMessageValues;
  readonly 'aria.combobox.countAnnouncement': { readonly optionCount: number | bigint };
  readonly 'aria.combobox.focusAnnouncement': {
    readonly groupCount: number | bigint;
    readonly groupTitle: MessageValue;
    readonly isGroupChange: string;
    readonly optionText: MessageValue;
  };
  readonly 'aria.combobox.selectedAnnouncement': { readonly optionText: MessageValue };
  readonly 'aria.dnd.dropDescriptionKeyboard': NoMessageValues;
  readonly 'aria.dnd.dropDescriptionTouch': NoMessageValues;
  readonly 'aria.dnd.dropDescriptionVirtual': NoMessageValues;
  readonly 'aria.grid.deselectedItem': { readonly item: MessageValue };
  readonly 'aria.grid.longPressToSelect': NoMessageValues;
  readonly 'aria.grid.select': NoMessageValues;
  readonly 'aria.grid.selectedAll': NoMessageValues;
  readonly 'aria.grid.selectedCount': { readonly count: number | bigint };
  readonly 'aria.grid.selectedItem': { readonly item: MessageValue };
  readonly 'aria.menu.longPressMessage': NoMessageValues;
  readonly 'aria.numberfield.decrease': { readonly fieldLabel: MessageValue };
  readonly 'aria.numberfield.increase': { readonly fieldLabel: MessageValue };
  readonly 'aria.numberfield.numberField': NoMessageValues;
  readonly 'aria.table.ascending': NoMessageValues;
  readonly 'aria.table.ascendingSort': { readonly columnName: MessageValue };
  readonly 'aria.table.columnSize': { readonly value: MessageValue };
  readonly 'aria.table.descending': NoMessageValues;
  readonly 'aria.table.descendingSort': { readonly columnName: MessageValue };
  readonly 'aria.table.resizer': NoMessageValues;
  readonly 'aria.table.resizerDescription': NoMessageValues;
  readonly 'aria.table.selectAll': NoMessageValues;
  readonly 'aria.table.sortable': NoMessageValues;
  readonly 'aria.tag.removeDescription': NoMessageValues;
}>({
  'aria.combobox.buttonLabel': {
    id: 'ds.aria.combobox.buttonLabel',
    defaultMessage: 'Show suggestions',
    description: 'Button that opens the list of a combo box.',
  },
  'aria.combobox.countAnnouncement': {
    id: 'ds.aria.combobox.countAnnouncement',
    defaultMessage: '{optionCount, plural, one {# option} other {# options}} available.',
    description: 'Spoken when the list of a combo box has been filtered.',
  },
  'aria.combobox.focusAnnouncement': {
    id: 'ds.aria.combobox.focusAnnouncement',
    defaultMessage:
      '{isGroupChange, select, true {Entered group {groupTitle}, with {groupCount, plural, one {# option} other {# options}}. {optionText}} other {{optionText}}}',
    description:
      'Spoken when the arrow keys reach an option of a combo box. isGroupChange: whether the option begins another group. optionText: the option, with the word that it is selected where it is.',
  },
  'aria.combobox.selectedAnnouncement': {
    id: 'ds.aria.combobox.selectedAnnouncement',
    defaultMessage: '{optionText}, selected',
    description: 'Spoken when an option of a combo box has been chosen.',
  },
  'aria.dnd.dropDescriptionKeyboard': {
    id: 'ds.aria.dnd.dropDescriptionKeyboard',
    defaultMessage: 'Press Enter to drop. Press Escape to cancel drag.',
    description: 'Spoken at a place where a dragged thing can be dropped with the keyboard.',
  },
  'aria.dnd.dropDescriptionTouch': {
    id: 'ds.aria.dnd.dropDescriptionTouch',
    defaultMessage: 'Double tap to drop.',
    description: 'Spoken at a place where a dragged thing can be dropped by touch.',
  },
  'aria.dnd.dropDescriptionVirtual': {
    id: 'ds.aria.dnd.dropDescriptionVirtual',
    defaultMessage: 'Click to drop.',
    description: 'Spoken at a place where a dragged thing can be dropped with a screen reader.',
  },
  'aria.grid.deselectedItem': {
    id: 'ds.aria.grid.deselectedItem',
    defaultMessage: '{item} not selected.',
    description: 'Spoken when a row is no longer chosen.',
  },
  'aria.grid.longPressToSelect': {
    id: 'ds.aria.grid.longPressToSelect',
    defaultMessage: 'Long press to enter selection mode.',
    description: 'Spoken on a row that a long press selects.',
  },
  'aria.grid.select': {
    id: 'ds.aria.grid.select',
    defaultMessage: 'Select',
    description: 'Name of the checkbox of a row.',
  },
  'aria.grid.selectedAll': {
    id: 'ds.aria.grid.selectedAll',
    defaultMessage: 'All items selected.',
    description: 'Spoken when all rows have been chosen.',
  },
  'aria.grid.selectedCount': {
    id: 'ds.aria.grid.selectedCount',
    defaultMessage: '{count, plural, =0 {No items selected} one {# item selected} other {# items selected}}.',
    description: 'Spoken when the choice of rows has changed.',
  },
  'aria.grid.selectedItem': {
    id: 'ds.aria.grid.selectedItem',
    defaultMessage: '{item} selected.',
    description: 'Spoken when a row has been chosen.',
  },
  'aria.menu.longPressMessage': {
    id: 'ds.aria.menu.longPressMessage',
    defaultMessage: 'Long press or press Alt + ArrowDown to open menu',
    description: 'Spoken on a button whose menu opens by a long press. Alt and ArrowDown are names of keys.',
  },
  'aria.numberfield.decrease': {
    id: 'ds.aria.numberfield.decrease',
    defaultMessage: 'Decrease {fieldLabel}',
    description: 'Button that lowers a number.',
  },
  'aria.numberfield.increase': {
    id: 'ds.aria.numberfield.increase',
    defaultMessage: 'Increase {fieldLabel}',
    description: 'Button that raises a number.',
  },
  'aria.numberfield.numberField': {
    id: 'ds.aria.numberfield.numberField',
    defaultMessage: 'Number field',
    description: 'Spoken as the kind of widget of a number field.',
  },
  'aria.table.ascending': {
    id: 'ds.aria.table.ascending',
    defaultMessage: 'ascending',
    description: 'Spoken after a column name: the order of sorting.',
  },
  'aria.table.ascendingSort': {
    id: 'ds.aria.table.ascendingSort',
    defaultMessage: 'sorted by column {columnName} in ascending order',
    description: 'Spoken when a table has been sorted.',
  },
  'aria.table.columnSize': {
    id: 'ds.aria.table.columnSize',
    defaultMessage: '{value} pixels',
    description: 'Spoken while a column is being resized.',
  },
  'aria.table.descending': {
    id: 'ds.aria.table.descending',
    defaultMessage: 'descending',
    description: 'Spoken after a column name: the order of sorting.',
  },
  'aria.table.descendingSort': {
    id: 'ds.aria.table.descendingSort',
    defaultMessage: 'sorted by column {columnName} in descending order',
    description: 'Spoken when a table has been sorted.',
  },
  'aria.table.resizer': {
    id: 'ds.aria.table.resizer',
    defaultMessage: 'Resizer',
    description: 'Name of the handle that resizes a column.',
  },
  'aria.table.resizerDescription': {
    id: 'ds.aria.table.resizerDescription',
    defaultMessage: 'Press Enter to start resizing',
    description: 'Spoken on the handle that resizes a column.',
  },
  'aria.table.selectAll': {
    id: 'ds.aria.table.selectAll',
    defaultMessage: 'Select All',
    description: 'Name of the checkbox that chooses all rows.',
  },
  'aria.table.sortable': {
    id: 'ds.aria.table.sortable',
    defaultMessage: 'sortable column',
    description: 'Spoken on a column heading that sorts.',
  },
  'aria.tag.removeDescription': {
    id: 'ds.aria.tag.removeDescription',
    defaultMessage: 'Press Delete to remove tag.',
    description: 'Spoken on a tag that can be removed with the keyboard.',
  },
});
