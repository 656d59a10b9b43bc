import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { FileUpload } from '.';
import type { FileKind } from '.';

const kinds: readonly FileKind[] = ['png', 'jpeg', 'pdf'];
const meta = preview.meta({
  component: FileUpload,
  args: {
    label: 'Proof of identity',
    kinds,
    maxBytes: 2_000,
    maxFiles: 2,
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
});

const pdf = new File(['%PDF-1.7 …'], 'passport.pdf', { type: 'application/pdf', lastModified: 1 });
const scan = new File(['%PDF-1.7 …'], 'a-very-long-name-of-a-scanned-document-page-1-of-2.pdf', {
  lastModified: 1,
});

/** A real picture, so that its preview is one too. */
async function picture(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 8, 8);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  return new File(blob ? [blob] : [], name, { type: 'image/png', lastModified: 1 });
}

const picker = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  return input;
};

const Gallery = () => (
  <Stack gap={5}>
    <FileUpload label="Empty" kinds={['png', 'jpeg']} maxBytes={5e6} />
    <FileUpload label="Filled" kinds={['pdf']} maxBytes={5e6} maxFiles={2} value={[pdf, scan]} />
    <FileUpload label="With error" kinds={['pdf']} maxBytes={5e6} errorMessage="Add your proof of identity" />
    <FileUpload label="Disabled" kinds={['pdf']} maxBytes={5e6} isDisabled />
  </Stack>
);

export const Default = meta.story();
Default.test(
  'shows what it took, and takes it away again',
  async ({ canvas, canvasElement, userEvent, args }) => {
    const photo = await picture('me.png');
    await userEvent.upload(picker(canvasElement), [photo, pdf]);
    await expect(await canvas.findByRole('img', { name: 'Preview of me.png' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([photo, pdf]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 files added');
    canvas.getByRole('button', { name: 'Remove me.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([pdf]);
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
);
Default.test('says what is wrong with each file', async ({ canvas, canvasElement, userEvent, args }) => {
  const faked = new File(['<script>'], 'cat.png', { type: 'image/png' });
  const large = new File(['%PDF-1.7', 'x'.repeat(2_000)], 'book.pdf', { type: 'application/pdf' });
  await userEvent.upload(picker(canvasElement), [faked, large]);
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/cat\.png.* is damaged/));
  await expect(canvas.getByRole('alert')).toHaveTextContent(/book\.pdf.* is larger than 2 kB/);
  await expect(args.onChange).not.toHaveBeenCalled();
});
Default.test('takes what is dropped, and no more than it may', async ({ canvas, args }) => {
  // Chromium knows the entries of real drops only.
  const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry');
  entry.mockReturnValue({ isFile: true } as FileSystemEntry);
  const transfer = new DataTransfer();
  transfer.effectAllowed = 'all';
  for (const name of ['1.pdf', '2.pdf', '3.pdf']) transfer.items.add(new File(['%PDF-1.7'], name));
  transfer.items.add(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
  const zone = canvas.getByText('Drop files here', { ignore: 'button' });
  for (const type of ['dragenter', 'dragover', 'drop']) {
    zone.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Add at most 2 files.'));
  await expect(canvas.getByRole('alert')).toHaveTextContent(/notes\.txt.* is not allowed/);
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  entry.mockRestore();
});
Default.test('takes what is pasted', async ({ canvas, userEvent, args }) => {
  // Chromium knows the entries of real clipboards only.
  const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry');
  entry.mockReturnValue({ isFile: true } as FileSystemEntry);
  const clipboardData = new DataTransfer();
  clipboardData.items.add(pdf);
  await userEvent.tab();
  const zone = canvas.getByRole('button', { name: /^Drop files here/ });
  await expect(zone).toHaveFocus();
  zone.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect(await canvas.findByText('passport.pdf')).toBeVisible();
  await expect(args.onChange).toHaveBeenCalledOnce();
  entry.mockRestore();
});
Default.test('opens the chooser by pointer and by key', async ({ canvas, canvasElement, userEvent }) => {
  // The system's own window would stay open for ever.
  const opened = fn((event: Event) => {
    event.preventDefault();
  });
  picker(canvasElement).addEventListener('click', opened);
  const chooser = canvas.getByRole('button', { name: 'Choose files' });
  await userEvent.click(chooser);
  await expect(opened).toHaveBeenCalledTimes(1);
  chooser.focus();
  await userEvent.keyboard('{Enter}');
  await expect(opened).toHaveBeenCalledTimes(2);
});
export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
  args: {
    label: 'A document that shows your name and the address at which you live now',
    value: [scan],
    errorMessage: 'Documentsthatarewrittenwithoutasinglespacehavetowrapsomewhere',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
