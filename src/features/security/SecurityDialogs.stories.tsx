import { expect, fn, screen } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { CloseAccountDialog, OwnDataDialog } from './OwnAccountDialogs';
import { ReportDialog } from './ReportDialog';
import { sampleSignIns } from './samples';
import { TransactionPasswordDialog } from './TransactionPasswordDialog';

const onSubmit = fn();
const onConfirm = fn();
const meta = preview.meta({
  component: TransactionPasswordDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    isSet: true,
    form: { validate: () => ({}), onSubmit, isPending: false },
  },
});

export const Transaction = meta.story({ tags: ['matrix'] });
Transaction.test('is sent once both new ones match', async ({ userEvent }) => {
  onSubmit.mockClear();
  await userEvent.type(await screen.findByLabelText(/^Login password/), 'harbour-light');
  await userEvent.type(screen.getByLabelText(/^Current transaction password/), '482915');
  await userEvent.type(screen.getByLabelText(/^New transaction password/), '730164');
  await userEvent.type(screen.getByLabelText(/^Repeat it/), '730165');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(onSubmit).not.toHaveBeenCalled();
  await expect(await screen.findByText('They don’t match')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Repeat it/), '{Backspace}4');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ current: '482915', next: '730164' }));
});
export const TransactionFirst = meta.story({ ...phone, args: { isSet: false } });
export const TransactionRefused = meta.story({
  args: {
    form: {
      validate: () => ({}),
      onSubmit,
      isPending: false,
      refused: { field: 'current', message: 'The transaction password is wrong' },
    },
    notice: { tone: 'danger', title: 'Too many wrong transaction passwords. It is locked for 24 hours' },
  },
});
export const TransactionPending = meta.story({
  args: { form: { validate: () => ({}), onSubmit, isPending: true } },
});

const report = { onClose: fn(), onConfirm, isPending: false, signIn: sampleSignIns[2] };
export const Report = meta.story({ tags: ['matrix'], render: () => <ReportDialog {...report} /> });
Report.test('says what follows, and is confirmed', async ({ userEvent }) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Secure your account now?' });
  await expect(dialog).toHaveTextContent('Withdrawals and transfers pause for 24 hours');
  await userEvent.click(screen.getByRole('button', { name: 'Secure my account' }));
  await expect(onConfirm).toHaveBeenCalledWith('3');
});
export const ReportFailed = meta.story({
  ...phone,
  render: () => (
    <ReportDialog {...report} failure={{ tone: 'danger', title: 'No connection', text: 'Try again' }} />
  ),
});

const asked = { onClose: fn(), form: { validate: () => ({}), onSubmit, isPending: false } };
export const OwnData = meta.story({ tags: ['matrix'], render: () => <OwnDataDialog {...asked} /> });
OwnData.test('takes the login password', async ({ userEvent }) => {
  onSubmit.mockClear();
  await userEvent.type(await screen.findByLabelText(/^Login password/), 'harbour-light{Enter}');
  await expect(onSubmit).toHaveBeenCalledWith({ password: 'harbour-light' });
});
export const CloseAccount = meta.story({
  tags: ['matrix'],
  render: () => <CloseAccountDialog {...asked} hasApp={false} />,
});
CloseAccount.test('says what follows and asks for no code where there is no app', async ({ userEvent }) => {
  onSubmit.mockClear();
  const dialog = await screen.findByRole('dialog', { name: 'Close my account' });
  await expect(dialog).toHaveTextContent('We keep your records for as long as the law requires.');
  await expect(screen.queryByLabelText(/^Code/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Login password/), 'harbour-light');
  await userEvent.click(screen.getByRole('button', { name: 'Close my account' }));
  await expect(onSubmit).toHaveBeenCalledWith({ password: 'harbour-light', code: '' });
});
export const CloseAccountRefused = meta.story({
  ...phone,
  render: () => (
    <CloseAccountDialog
      {...asked}
      hasApp
      notice={{ tone: 'danger', title: 'You have open bets. Wait until they’re settled' }}
    />
  ),
});
