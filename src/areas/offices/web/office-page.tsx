import { Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useSession, useWhyClosed } from '#areas/session/web/public.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { ContactCard } from './contact-card.tsx';
import { HoursCard } from './hours-card.tsx';
import classes from './office-page.module.css';
import { officeViewQuery } from './office-queries.ts';
import { pathLine } from './office-words.ts';
import { OpenBadge } from './open-badge.tsx';
import { PeopleTable } from './people-table.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/office/view/$officeId');

export function OfficePage() {
  const { officeId } = route.useParams();
  const { data: office } = useSuspenseQuery(officeViewQuery(officeId));
  return (
    <>
      <RecordHead
        title={office.name}
        up={<OfficesLink />}
        number={office.id}
        badges={<OpenBadge office={office} />}
        facts={[pathLine(office.path), office.phone]}
        actions={<EditButton id={office.id} />}
      />
      <div className={classes.columns}>
        <Stack gap="md">
          <ContactCard office={office} />
          {!office.closedAt && <HoursCard office={office} />}
        </Stack>
        <PeopleTable key={office.id} people={office.people} />
      </div>
    </>
  );
}

/** To the tree, or to the list of those without an office of their own; the others have none. */
function OfficesLink() {
  const hasOffice = useSession().officeId !== null;
  const mayEdit = useWhyClosed('admin') === undefined;
  if (!mayEdit && hasOffice) return null;
  return <WayUp to={mayEdit ? '/admin/offices' : '/office'}>{texts.offices.title}</WayUp>;
}

function EditButton({ id }: { id: number }) {
  const navigate = useNavigate();
  return (
    <ExplainedButton
      variant="default"
      size="sm"
      leftSection={<IconPencil size={15} aria-hidden />}
      why={useWhyClosed('admin')}
      onClick={() => void navigate({ to: '/admin/offices/$id', params: { id } })}
    >
      {texts.edit.edit}
    </ExplainedButton>
  );
}
