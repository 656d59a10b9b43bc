import { answerApplication, openApplications } from '../promotions/applications';
import { Misunderstood, oneOf, type Operator } from './operator';
import { localise } from '../localise';

/** Applications for promotions: lists those that wait, pays one, or rejects it with a reason that the member reads. */
export async function applications(operator: Operator, words: readonly string[]): Promise<string> {
  const [word, id = '', rest = ''] = words;
  if (word === undefined) {
    const open = await openApplications(operator);
    return open.length === 0
      ? 'No application waits.'
      : open
          .map(
            ({ id: own, account, promotion, comment, createdAt }) =>
              `${own}  ${createdAt.toISOString()}  ${account}  ${localise(promotion, 'en')}  ${comment}`,
          )
          .join('\n');
  }
  const isPaid = oneOf(word, ['pay', 'reject'] as const) === 'pay';
  if (isPaid && !/^\d{1,9}(?:\.\d{2})?$/.test(rest)) throw new Misunderstood('Say an amount such as 25.00.');
  if (!isPaid && rest.trim() === '') throw new Misunderstood('Say a reason: the member reads it.');
  const amount = BigInt(rest.includes('.') ? rest.replace('.', '') : `${isPaid ? rest : 0}00`);
  if (isPaid && amount === 0n) throw new Misunderstood('Say an amount above nothing.');
  const answered = await answerApplication(
    operator,
    id,
    isPaid ? { amount } : { reason: rest.slice(0, 200) },
  );
  if (!answered) throw new Misunderstood(`No application "${id}" waits.`);
  return isPaid ? 'Paid.' : 'Rejected.';
}
