import { Switch, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LeadOn } from '#platform/web/router/lead-on.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { usePageTitle } from '#platform/web/ui/use-page-title.ts';
import { CallPanel } from './call-panel.tsx';
import { DialForm } from './dial-form.tsx';
import { RecentCalls } from './recent-calls.tsx';
import classes from './telephony-page.module.css';
import { stateQuery, useFlipTelephony } from './telephony-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/window/telephony');

/** The telephone in a window of its own: dial, talk, note, look back. */
export function TelephonyPage() {
  usePageTitle(texts.title);
  const { number, customerId, call } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(stateQuery);
  const running = data.runningCallId;

  // The address names the open call, so that it stays on the screen when it ends.
  if (call === undefined && running !== null)
    return (
      <LeadOn
        key={running}
        go={() => navigate({ search: (now) => ({ ...now, call: running }), replace: true })}
      />
    );
  return (
    <div className={classes.window}>
      <header className={classes.head}>
        <Title order={1} className={classes.title}>
          {texts.title}
        </Title>
        <TelephonySwitch isOn={data.state === 'ON'} />
      </header>
      <main className={classes.columns}>
        <div className={classes.desk}>
          <DialForm key={`${number} ${customerId}`} telephony={data} />
          {call === undefined ? (
            <Text c="dimmed" fz="sm">
              {texts.dialing.howToBegin}
            </Text>
          ) : (
            <CallPanel key={call} id={call} />
          )}
        </div>
        <RecentCalls />
      </main>
    </div>
  );
}

function TelephonySwitch({ isOn }: { isOn: boolean }) {
  const flip = useFlipTelephony();
  return (
    <Switch
      size="sm"
      label={isOn ? texts.on : texts.off}
      aria-label={texts.title}
      checked={isOn}
      disabled={flip.isPending}
      onChange={() => void flip.mutateAsync().catch(toastProblem)}
    />
  );
}
