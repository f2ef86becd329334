import { IconPhoneCall } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { isDialable } from '../rules.ts';
import { stateQuery } from './telephony-queries.ts';
import { openTelephony } from './telephony-window.ts';
import { texts } from './texts.ts';

export interface ClickToCallProps {
  number: string;
  /** Absent when somebody else is called. */
  customerId?: number | undefined;
}

/** Beside a telephone number: opens the telephony window with it. */
export function ClickToCall(props: ClickToCallProps) {
  const isClosed = useWhyClosed('telephony') !== undefined;
  return isClosed || !isDialable(props.number) ? null : <CallButton {...props} />;
}

function CallButton({ number, customerId }: ClickToCallProps) {
  const { data } = useQuery(stateQuery);
  if (!data) return null;
  return (
    <ExplainedButton
      why={data.state === 'OFF' ? texts.clickToCall.whyOff : undefined}
      variant="subtle"
      size="compact-sm"
      px={5}
      aria-label={texts.clickToCall.call(number)}
      onClick={() => openTelephony({ number, ...(customerId && { customerId }) })}
    >
      <IconPhoneCall size={15} aria-hidden />
    </ExplainedButton>
  );
}
