import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { AvatarDialog } from './AvatarDialog';
import { ProfileDialog, type ProfileDialogProps } from './ProfileDialog';
import { sampleProfile } from './samples';

const onSubmit = fn();
const onSave = fn();
const args: ProfileDialogProps = {
  field: 'nickname',
  profile: sampleProfile,
  lastBirthday: '2007-11-21',
  onClose: fn(),
  form: { validate: () => ({}), onSubmit, isPending: false },
};
const meta = preview.meta({ component: ProfileDialog, args });
const pictures = Array.from({ length: 11 }, (_, index) => `/avatars/${index + 1}.svg`);

export const Nickname = meta.story({ tags: ['matrix'] });
Nickname.test('saves what is typed', async ({ userEvent }) => {
  const field = await screen.findByRole('textbox', { name: /^Display name/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'Minh T.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(onSubmit).toHaveBeenCalledWith({ field: 'nickname', value: 'Minh T.' });
});
export const More = meta.story({ args: { field: undefined } });
export const Birthday = meta.story({
  ...phone,
  args: {
    field: 'birthday',
    profile: {
      ...sampleProfile,
      fields: sampleProfile.fields.map((each) =>
        each.field === 'birthday' ? { ...each, value: '', isLocked: false } : each,
      ),
    },
  },
});
export const Refused = meta.story({
  args: {
    form: {
      validate: () => ({}),
      onSubmit,
      isPending: false,
      refused: { field: 'value', message: 'Check the marked field' },
    },
  },
});

const avatar = { pictures, maxBytes: 5_242_880, onClose: fn(), onSave, isPending: false };
export const Picture = meta.story({
  tags: ['matrix'],
  render: () => <AvatarDialog {...avatar} current={1} />,
});
Picture.test('takes a built-in picture', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Picture 4' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  await expect(onSave).toHaveBeenLastCalledWith({ picture: 4 });
});
Picture.test('takes the square of an own picture', async ({ userEvent }) => {
  const drawn = new OffscreenCanvas(320, 200);
  drawn.getContext('2d')?.fillRect(0, 0, 320, 200);
  const blob = await drawn.convertToBlob({ type: 'image/png' });
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('no field for a file');
    return found;
  });
  await userEvent.upload(input, new File([blob], 'me.png', { type: 'image/png' }));
  await screen.findByRole('img', { name: 'Preview of your picture' });
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
    const [choice] = onSave.mock.lastCall as [{ image?: string }];
    await expect(choice.image).toMatch(/^\/9j\//);
  });
});
Picture.test('says that a file is no picture', async ({ userEvent }) => {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('no field for a file');
    return found;
  });
  const broken = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  await userEvent.upload(input, new File([broken], 'me.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(screen.getByText('This picture can’t be opened. Choose another one')).toBeVisible(),
  );
});
export const PictureFailed = meta.story({
  ...phone,
  render: () => (
    <AvatarDialog
      {...avatar}
      current={undefined}
      notice={{ tone: 'danger', title: 'No connection', text: 'The picture was not saved.' }}
    />
  ),
});
