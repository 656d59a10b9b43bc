import { useDs } from '#ds-i18n';
import { Button } from '#ds/Button';
import { Spinner } from '#ds/Icon';
import type { TreeNode } from './flatten';
import { failure, waiting } from './TreeTable.styles';

/** Stands in place of the rows below a row: they are on their way, or could not be fetched. */
export function BranchState({ state }: { state: NonNullable<TreeNode<unknown>['state']> }) {
  const say = useDs();
  if (state === 'loading') {
    return (
      <span css={waiting}>
        <Spinner />
        {say('common.loading')}
      </span>
    );
  }
  return (
    <span css={failure}>
      <span role="alert">{state.failed === true ? say('error.title') : state.failed}</span>
      <Button size="sm" tone="neutral" emphasis="outline" onPress={state.onRetry}>
        {say('common.retry')}
      </Button>
    </span>
  );
}
