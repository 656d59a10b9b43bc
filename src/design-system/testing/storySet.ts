/** The stories that every component has, besides one gallery for each of its axes. */
export const storySet = ['Default', 'States', 'LongText', 'AllThemes'] as const;
export type SetStory = (typeof storySet)[number];

export const still = 'It takes no input: it has no states of its own.';
const one = 'It covers the page, so that its states are stories of their own.';
const beside = 'It is there or it is not; what is in it has its own states.';
const atBody = 'It opens at the body, in the theme of the page: Open is drawn in each cell of the matrix.';
const picture = 'It shows no words.';
const short = 'What it writes is as long as the format makes it.';
const page = 'It lays out a whole page: its stories at each width are drawn in each cell of the matrix.';
const asGiven = 'Its words are those of what it is given.';

/** Why a component has to do without a story of the set. A reason goes when the story comes. */
export const without: Readonly<Record<string, Readonly<Partial<Record<SetStory, string>>>>> = {
  Odds: { States: still, LongText: short },
  ActionBar: {
    States: still,
    AllThemes: 'It is fixed to the foot of the page: Default is drawn in each cell of the matrix.',
  },
  Avatar: { States: still, LongText: picture },
  Badge: { States: still },
  Stack: { States: still },
  Text: { States: still },
  BarList: { States: still },
  BeadRoad: { States: still, LongText: short },
  BottomTabBar: {
    AllThemes: 'It is fixed to the foot of the page: Default is drawn in each cell of the matrix.',
  },
  Calendar: {
    Default: 'It is the inside of DatePicker and DateRangePicker, whose Open shows it.',
    States: 'The days wear the states of the picker around them: its Open and WithLimits.',
    LongText: short,
    AllThemes: atBody,
  },
  Card: { States: still },
  CenterOverlay: { States: one, AllThemes: atBody },
  ConfirmDialog: { States: one, AllThemes: atBody },
  Columns: { States: still },
  CountBadge: { States: still, LongText: short },
  Countdown: { States: still },
  CountdownRing: { States: still, LongText: short },
  Dice: { States: still, LongText: short },
  PlaceSquares: { States: still, LongText: short },
  DateTime: { States: still, LongText: short },
  DescriptionList: { States: still },
  GrowingAmount: { States: still, LongText: short },
  Dialog: { States: one, AllThemes: atBody },
  Drawer: { States: one, AllThemes: atBody },
  EmptyState: { States: still },
  FilterSheet: { States: one, AllThemes: atBody },
  FormDialog: { States: one, AllThemes: atBody },
  Heading: { States: still },
  Icon: { States: still, LongText: picture },
  IconButton: { LongText: picture },
  InfiniteList: {
    States: 'Each watches the scrolling of the page: Failed and Loading are stories of their own.',
    LongText: asGiven,
  },
  Inline: { States: still },
  LazyImage: { States: still, LongText: picture },
  LevelMeter: { States: still, LongText: short },
  LimitCard: { States: 'Its button has them.' },
  LoadingOverlay: { States: one, AllThemes: atBody },
  Logo: { States: still, LongText: picture },
  LotteryBall: { States: still, LongText: short },
  Mark: { States: still, LongText: picture },
  Marquee: { States: 'It moves or stands still; the links in it have their own states.' },
  Menu: { AllThemes: atBody },
  Money: { States: still },
  Notice: { States: still },
  Payslip: { States: still },
  Popover: { States: beside, AllThemes: atBody },
  PrintSheet: {
    States: still,
    AllThemes: 'Paper is black on white in every theme: Default is drawn in each cell of the matrix.',
  },
  Progress: { States: still },
  QRCode: { States: still, LongText: picture },
  RankedList: { States: 'Its links have the states of every link.' },
  ReportPage: { AllThemes: page },
  RequirementCard: { States: 'Its button has them.' },
  RichText: { States: 'Its links are those of the html that it is given.' },
  SearchOverlay: { States: one, AllThemes: atBody },
  SectionHeader: { States: still },
  SeriesStrip: { States: still },
  Skeleton: { States: still, LongText: picture },
  SkipLink: {
    LongText: 'Its words are the same everywhere.',
    States: 'Nobody sees it but under the keyboard: Focused.',
    AllThemes: 'It is fixed to a corner of the page: Focused is drawn in each cell of the matrix.',
  },
  Timeline: { States: still },
  Toast: { States: beside, AllThemes: atBody },
  Tooltip: { States: beside, AllThemes: atBody },
  TotalsStrip: { States: still },
  TransferPair: { States: 'Its button has them.' },
  Waterfall: { States: still },
  VirtualGrid: { States: 'It places tiles; the tiles have the states.', LongText: asGiven },
};

/** What else may stay undrawn or untested, as `Component.prop` or `Component.keyboard`, with the reason. */
export const accepted: Readonly<Record<string, string>> = {
  'Card.elementType': 'It changes what is read out, not what is drawn.',
  'Inline.elementType': 'It changes what is read out, not what is drawn.',
  'Stack.elementType': 'It changes what is read out, not what is drawn.',
  'Text.elementType': 'It changes what is read out, not what is drawn.',
  'QRCode.errorCorrection': 'It changes which modules are dark, and nothing that a reader sees.',
  'Field.keyboard': 'The fields that are built of it take the input.',
  'Field.pointer': 'The fields that are built of it take the input.',
  'Stepper.keyboard': 'It shows how far somebody is, and takes no input.',
  'Stepper.pointer': 'It shows how far somebody is, and takes no input.',
};
