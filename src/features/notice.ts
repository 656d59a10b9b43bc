/** Something that went wrong or that a visitor should know, already in words. */
export interface NoticeContent {
  title: string;
  text?: string;
  tone: 'danger' | 'warning' | 'info';
  /** A way on. */
  action?: { label: string; onPress: () => void };
}
