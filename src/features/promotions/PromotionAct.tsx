import { useIntl } from 'react-intl';
import type { Promotion } from '#contract';
import { Button } from '#ds/Button';
import { LinkButton } from '#ds/LinkButton';
import { labelMessages } from '../label.messages';
import { offerStatusMessages } from '../offerStatus.messages';
import { promotionMessages as messages } from './messages';

export interface PromotionActProps {
  promotion: Promotion;
  /** Page of the promotion; not given where one stands on it already. */
  href?: string | undefined;
  /** Joins; a visitor logs in first. */
  onJoin: () => void;
  onClaim: () => void;
  /** Opens the form of an application. */
  onApply: () => void;
  /** Opens the dialog of an envelope. */
  onOpenEnvelope: () => void;
  /** Address of the bonus details. */
  bonusHref: string;
  /** Whether a write about this promotion runs. */
  isPending: boolean;
  /** Whether nobody is logged in: what one presses says so. */
  isVisitor?: boolean;
}

/** Whether there is something to do with a promotion besides reading it. */
export const hasAct = ({ status, endsAt }: Promotion): boolean =>
  status === 'join' ||
  status === 'claim' ||
  status === 'process' ||
  (status === 'rejected' && endsAt === undefined);

/** The one thing to do with a promotion. */
export function PromotionAct(props: PromotionActProps) {
  const { promotion, href, isPending } = props;
  const { formatMessage: t } = useIntl();
  const { status, kind, title } = promotion;
  const button = (act: string, onPress: () => void, isStrong = true) => (
    <Button
      tone={isStrong ? 'accent' : 'neutral'}
      emphasis={isStrong ? 'solid' : 'soft'}
      isPending={isPending}
      onPress={onPress}
      {...(href !== undefined && { 'aria-label': t(messages.actOf, { act, title }) })}
    >
      {act}
    </Button>
  );
  const link = (to: string, words: string) => (
    <LinkButton
      href={to}
      tone="neutral"
      emphasis="soft"
      aria-label={t(messages.actOf, { act: words, title })}
    >
      {words}
    </LinkButton>
  );
  if (!hasAct(promotion)) return href === undefined ? null : link(href, t(messages.details));
  if (status === 'join')
    return props.isVisitor && href === undefined
      ? button(t(messages.logIn), props.onJoin)
      : kind === 'application'
        ? button(t(messages.apply), props.onApply)
        : button(t(offerStatusMessages.join), props.onJoin);
  if (status === 'claim')
    return kind === 'raffle'
      ? button(t(messages.openEnvelope), props.onOpenEnvelope)
      : button(t(offerStatusMessages.claim), props.onClaim);
  if (status === 'rejected') return button(t(messages.applyAgain), props.onApply, false);
  return link(props.bonusHref, t(href === undefined ? messages.giveUp : labelMessages.bonusDetails));
}
