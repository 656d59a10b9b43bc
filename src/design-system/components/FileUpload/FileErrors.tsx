import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Icon } from '#ds/Icon';
import { error, errors } from './FileUpload.styles';

interface FileErrorsProps {
  /** Id in the page, by which the field names what describes it. */
  id: string;
  messages: readonly string[];
}

/** What is wrong with the files, read out as it comes. */
export function FileErrors({ id, messages }: FileErrorsProps) {
  return (
    <div id={id} role="alert" css={errors}>
      {messages.map((message) => (
        <div key={message} css={error}>
          <Icon icon={IconAlertTriangle} size={14} />
          <span>{message}</span>
        </div>
      ))}
    </div>
  );
}
