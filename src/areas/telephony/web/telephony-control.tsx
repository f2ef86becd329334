import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAppWindow, IconPhone, IconPhoneOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { Tip } from '#platform/web/ui/tip.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import classes from './telephony-control.module.css';
import { stateQuery, useFlipTelephony } from './telephony-queries.ts';
import { openTelephony } from './telephony-window.ts';
import { texts } from './texts.ts';

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
      <Tip label={isOn ? texts.header.switchOff : texts.header.switchOn}>
        <UnstyledButton
          className={classes.switch}
          data-on={isOn || undefined}
          disabled={flip.isPending || !data}
          onClick={() => void flip.mutateAsync().catch(toastProblem)}
        >
          <Icon size={16} stroke={1.7} aria-hidden />
          <VisuallyHidden>{texts.title} </VisuallyHidden>
          {isOn ? texts.on : texts.off}
        </UnstyledButton>
      </Tip>
      <Tip label={texts.header.window}>
        <UnstyledButton
          className={classes.open}
          aria-label={texts.header.openWindow}
          onClick={() => openTelephony()}
        >
          <IconAppWindow size={16} stroke={1.7} aria-hidden />
        </UnstyledButton>
      </Tip>
    </div>
  );
}
