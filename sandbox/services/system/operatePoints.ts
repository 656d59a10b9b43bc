import { answerRedemption, openRedemptions } from '../points/answerRedemption';
import { Misunderstood, oneOf, type Operator } from './operator';
import { localise } from '../localise';

/** The points mall: lists redemptions that wait, approves one, or rejects it with a reason that the member reads. */
export async function points(operator: Operator, words: readonly string[]): Promise<string> {
  const [first, id = '', reason = ''] = words;
  const word = oneOf(first, ['redemptions', 'approve', 'reject'] as const);
  if (word === 'redemptions') {
    const open = await openRedemptions(operator);
    return open.length === 0
      ? 'No redemption waits.'
      : open
          .map(
            ({ id: own, account, item, quantity, points: cost, address, mobile, createdAt }) =>
              `${own}  ${createdAt.toISOString()}  ${account}  ${quantity} x ${localise(item, 'en')}  ${cost} points  ${mobile}  ${address}`,
          )
          .join('\n');
  }
  if (word === 'reject' && reason.trim() === '')
    throw new Misunderstood('Say a reason: the member reads it.');
  const answer = word === 'approve' ? ('approve' as const) : { reason: reason.trim().slice(0, 200) };
  if (!(await answerRedemption(operator, id, answer)))
    throw new Misunderstood(`No redemption "${id}" waits.`);
  operator.changed?.(`redemption ${id}`, 'waiting', word === 'approve' ? 'approved' : 'rejected');
  return word === 'approve' ? 'Approved.' : 'Rejected: points and stock are given back.';
}
