import { Button } from '@mantine/core';
import { IconFolderPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { NoOfficeCard } from '#areas/offices/web/public.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { showSize } from '#platform/web/ui/show-size.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { HOW_USAGE } from '../how.ts';
import { LockerCard } from './locker-card.tsx';
import { usageQuery } from './locker-queries.ts';
import { OfficeSelect } from './office-select.tsx';
import { texts } from './texts.ts';
import { useOffice } from './use-office.ts';

const route = getRouteApi('/signed-in/fileLocker');

export function LockerPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { offices, officeId, query } = useOffice(search.office);
  const { data: usage } = useQuery({ ...usageQuery(officeId ?? 0), enabled: officeId !== undefined });
  const facts = usage
    ? [texts.page.files(usage.files), texts.page.folders(usage.folders), showSize(usage.size)]
    : [texts.page.about];
  return (
    <>
      <RecordHead
        hasViews
        title={texts.page.title}
        facts={facts}
        how={usage && HOW_USAGE}
        actions={
          offices &&
          officeId !== undefined && (
            <>
              <OfficeSelect
                {...{ offices, officeId }}
                onChoose={(office) => void navigate({ search: { office } })}
              />
              <LinkButton
                to="/fileLocker/bin"
                search={{ office: officeId }}
                variant="default"
                leftSection={<IconTrash size={15} aria-hidden />}
              >
                {usage && usage.binned > 0 ? texts.trash.titleWithCount(usage.binned) : texts.trash.title}
              </LinkButton>
              <Button
                leftSection={<IconFolderPlus size={15} aria-hidden />}
                onClick={() => void navigate({ search: { ...search, open: 'add' } })}
              >
                {texts.names.addFolder}
              </Button>
            </>
          )
        }
      />
      <RetryProblem query={query} />
      {officeId !== undefined && <LockerCard key={officeId} officeId={officeId} />}
      {offices && officeId === undefined && (
        <NoOfficeCard label={texts.folder.files}>{texts.page.eachOfficeHasOne}</NoOfficeCard>
      )}
      {!offices && !query.error && <Waiting height={300} />}
    </>
  );
}
