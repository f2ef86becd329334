import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAppWindow, IconPhone, IconPhoneOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import classes from './telephony-control.module.css';
import { stateQuery, useFlipTelephony } from './telephony-queries.ts';
import { openTelephony } from './telephony-window.ts';

/** In the header: switches the telephone on and off, and opens its window. */
export function TelephonyControl() {
  const isClosed = useWhyClosed('telephony') !== undefined;
  return isClosed ? null : <Control />;
}

function Control() {
  const { data } = useQuery(stateQuery);
  const flip = useFlipTelephony();
  const isOn = data?.state === 'ON';
  const Icon = isOn ? IconPhone : IconPhoneOff;
  return (
    <div className={classes.control}>
      <Tooltip label={isOn ? 'Switch telephony off' : 'Switch telephony on'}>
        <UnstyledButton
          className={classes.switch}
          data-on={isOn || undefined}
          disabled={flip.isPending || !data}
          onClick={() => void flip.mutateAsync().catch(toastProblem)}
        >
          <Icon size={16} stroke={1.7} aria-hidden />
          <VisuallyHidden>Telephony </VisuallyHidden>
          {isOn ? 'On' : 'Off'}
        </UnstyledButton>
      </Tooltip>
      <Tooltip label="Telephony window">
        <UnstyledButton
          className={classes.open}
          aria-label="Open the telephony window"
          onClick={() => openTelephony()}
        >
          <IconAppWindow size={16} stroke={1.7} aria-hidden />
        </UnstyledButton>
      </Tooltip>
    </div>
  );
}
