import { observer } from 'mobx-react-lite';
import { useNotice } from './useNotice';
import { useSignIn } from './useSignIn';
import { lazyPart } from './lazyWithPreload';

const HumanVerification = lazyPart(
  async () => (await import('../../features/session/HumanVerification')).HumanVerification,
);
const HumanVerificationDialog = lazyPart(
  async () => (await import('../../features/session/HumanVerificationDialog')).HumanVerificationDialog,
);

/** The question whether it is a person: within a form, or over whatever asked. */
export const HumanQuestion = observer(function HumanQuestion({ isDialog = false }: { isDialog?: boolean }) {
  const { human } = useSignIn();
  const { notice } = useNotice();
  const props = {
    status: human.status,
    puzzle: human.puzzle,
    isWrong: human.isWrong,
    failure: notice(human.failure),
    onAnswer: (x: number) => human.slide(x),
    onRefresh: () => human.refresh(),
    onAlternative: () => void human.work(),
  };
  return isDialog ? (
    <HumanVerificationDialog {...props} isOpen onClose={() => human.dismiss()} />
  ) : (
    <HumanVerification {...props} />
  );
});
