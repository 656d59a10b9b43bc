import { answerApplication, openApplications } from '../promotions/applications';
import { parseMoney } from './operateCashier';
import { Misunderstood, oneOf, tellList, type Operator } from './operator';
import { localise } from '../localise';

/** Applications for promotions: lists those that wait, pays one, or rejects it with a reason that the member reads. */
export async function applications(operator: Operator, words: readonly string[]): Promise<string> {
  const [word, id = '', rest = ''] = words;
  if (word === undefined) {
    const open = await openApplications(operator);
    return tellList(
      operator,
      'applications',
      open.map(({ promotion, createdAt, ...each }) => ({
        ...each,
        promotion: localise(promotion, 'en'),
        createdAt: createdAt.toISOString(),
      })),
      ({ id: own, createdAt, account, brand, promotion, comment }) =>
        `${own}  ${createdAt}  ${account} at ${brand}  ${promotion}  ${comment}`,
      'No application waits.',
    );
  }
  const isPaid = oneOf(word, ['pay', 'reject'] as const) === 'pay';
  if (!isPaid && rest.trim() === '') throw new Misunderstood('Say a reason: the member reads it.');
  const waiting = (await openApplications(operator)).find((application) => application.id === id);
  const answered =
    waiting &&
    (await answerApplication(
      operator,
      id,
      isPaid ? { amount: parseMoney(rest, waiting.currency) } : { reason: rest.slice(0, 200) },
    ));
  if (!answered) throw new Misunderstood(`No application "${id}" waits.`);
  operator.changed?.(
    `application ${id} of ${waiting.account}`,
    'waiting',
    isPaid ? `paid ${rest}` : 'rejected',
  );
  return isPaid ? 'Paid.' : 'Rejected.';
}
