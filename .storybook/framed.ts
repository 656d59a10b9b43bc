/** Components that lie over the page or are fixed to the window. */
const over = new Set([
  'ActionBar',
  'BottomTabBar',
  'CenterOverlay',
  'ConfirmDialog',
  'DatePicker',
  'DateRangePicker',
  'Dialog',
  'Drawer',
  'FilterSheet',
  'FormDialog',
  'LoadingOverlay',
  'Menu',
  'NavDropdown',
  'PhoneField',
  'Popover',
  'Select',
  'SearchOverlay',
  'Toast',
  'Tooltip',
  'TopNav',
]);

/** Whether the stories of a file stand in a window of their own on a docs page: whole screens, and what lies over a page. */
export const isFramed = (file: string): boolean =>
  /\/src\/(features|app)\//.test(`/${file}`) || over.has(/\/(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? '');
