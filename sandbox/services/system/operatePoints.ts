import { answerRedemption, openRedemptions } from '../points/answerRedemption';
import { Misunderstood, oneOf, tellList, type Operator } from './operator';
import { localise } from '../localise';

/** The points mall: lists redemptions that wait, approves one, or rejects it with a reason that the member reads. */
export async function points(operator: Operator, words: readonly string[]): Promise<string> {
  const [first, id = '', reason = ''] = words;
  const word = oneOf(first, ['redemptions', 'approve', 'reject'] as const);
  if (word === 'redemptions') {
    const open = await openRedemptions(operator);
    return tellList(
      operator,
      'points',
      open.map(({ item, points: cost, createdAt, ...each }) => ({
        ...each,
        item: localise(item, 'en'),
        points: Number(cost),
        createdAt: createdAt.toISOString(),
      })),
      ({ id: own, createdAt, account, brand, quantity, item, points: cost, mobile, address }) =>
        `${own}  ${createdAt}  ${account} at ${brand}  ${quantity} x ${item}  ${cost} points  ${mobile}  ${address}`,
      'No redemption waits.',
    );
  }
  if (word === 'reject' && reason.trim() === '')
    throw new Misunderstood('Say a reason: the member reads it.');
  const answer = word === 'approve' ? ('approve' as const) : { reason: reason.trim().slice(0, 200) };
  if (!(await answerRedemption(operator, id, answer)))
    throw new Misunderstood(`No redemption "${id}" waits.`);
  operator.changed?.(`redemption ${id}`, 'waiting', word === 'approve' ? 'approved' : 'rejected');
  return word === 'approve' ? 'Approved.' : 'Rejected: points and stock are given back.';
}
