import { Button } from '@mantine/core';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { type Employee, inviteAgain } from '../contract.ts';
import { DisableButton } from './disable-button.tsx';
import { StateBadge } from './employee-badges.tsx';
import { useEmployeeAction } from './employee-queries.ts';
import { EnableButton } from './enable-button.tsx';
import { texts } from './texts.ts';
import { ViewAsButton } from './view-as-button.tsx';

export function EmployeeHead({ employee }: { employee: Employee }) {
  const { name, id, role, state, email, jobTitle, office, lastSeenAt } = employee;
  return (
    <RecordHead
      title={name}
      up={<WayUp to="/admin/employees">{texts.employees.title}</WayUp>}
      number={id}
      badges={<StateBadge state={state} />}
      facts={[
        texts.roles[role],
        email,
        jobTitle,
        office,
        lastSeenAt ? texts.employee.lastSeen(showMoment(lastSeenAt)) : '',
      ]}
      actions={
        <>
          {state !== 'Disabled' && <ViewAsButton employee={employee} />}
          {state === 'Invited' && <SendAgainButton employee={employee} />}
          {state === 'Disabled' ? (
            <EnableButton employee={employee} />
          ) : (
            <DisableButton employee={employee} />
          )}
        </>
      }
    />
  );
}

function SendAgainButton({ employee }: { employee: Employee }) {
  const { mutateAsync, isPending } = useEmployeeAction(employee.id, inviteAgain);
  const send = () =>
    void mutateAsync().then(({ email }) => toastDone(texts.employee.sentAgain(email)), toastProblem);
  return (
    <Button variant="default" loading={isPending} onClick={send}>
      {texts.employee.sendAgain}
    </Button>
  );
}
