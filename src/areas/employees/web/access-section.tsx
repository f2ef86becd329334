import type { UseFormReturnType } from '@mantine/form';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useSession } from '#areas/session/web/public.ts';
import { GATE_WORDS, gateReason } from '#platform/shared/gate-words.ts';
import type { GateFacts, GateName } from '#platform/shared/gates.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import classes from './access-section.module.css';
import { type EmployeeValues, flagsOf } from './employee-values.ts';
import { texts } from './texts.ts';

/** What the switches above open and close for the person, and why; it follows them as they are moved. */
export function AccessSection({ form }: { form: UseFormReturnType<EmployeeValues> }) {
  const session = useSession();
  const { BACKOFFICE_ACCOUNT_ADDONS } = session.permissions;
  const facts: GateFacts = {
    ...session,
    officeId: form.values.officeId,
    permissions: { ...flagsOf(form.values.permissions), BACKOFFICE_ACCOUNT_ADDONS },
  };
  return (
    <PageCard title={texts.access.title}>
      <ul className={classes.gates}>
        {shownTo(session.isProvider).map((gate) => (
          <Reason key={gate} gate={gate} facts={facts} />
        ))}
      </ul>
    </PageCard>
  );
}

/** An agency's people never meet the provider's gates. */
function shownTo(isProvider: boolean): GateName[] {
  const gates = Object.keys(GATE_WORDS) as GateName[];
  return isProvider ? gates : gates.filter((gate) => gate !== 'backOffice' && gate !== 'accounting');
}

function Reason({ gate, facts }: { gate: GateName; facts: GateFacts }) {
  const { isOpen, why } = gateReason(gate, facts);
  const Icon = isOpen ? IconCheck : IconLock;
  return (
    <li className={classes.gate} data-open={isOpen || undefined}>
      <Icon size={16} aria-hidden className={classes.icon} />
      <span>
        <span className={classes.name}>{GATE_WORDS[gate]}</span>
        <span className={classes.why}>{isOpen ? texts.access.open(why) : texts.access.closed(why)}</span>
      </span>
    </li>
  );
}
