import { Anchor, Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Company } from '../contract.ts';
import { ActiveBadge, kindWords } from './company-badges.tsx';
import { useSetCompanyActive } from './company-queries.ts';
import { texts } from './texts.ts';

export function CompanyHead({ company }: { company: Company }) {
  const { mutateAsync, isPending } = useSetCompanyActive(company.id);

  async function setActive(active: boolean): Promise<void> {
    await mutateAsync(active);
    toastUndo(texts.active.isNow(company.name, active), () => mutateAsync(!active));
  }

  return (
    <RecordHead
      title={company.name}
      up={<WayUp to="/admin/companies">{texts.companies.title}</WayUp>}
      number={company.id}
      badges={!company.active && <ActiveBadge active={false} />}
      facts={[
        kindWords(company),
        company.phone,
        company.email,
        company.active ? '' : texts.company.notOffered,
      ]}
      actions={
        <>
          {company.website && (
            <Anchor href={company.website} target="_blank" rel="noreferrer" fz="sm">
              {texts.company.website} <IconExternalLink size={13} aria-hidden />
            </Anchor>
          )}
          <Button
            variant="default"
            loading={isPending}
            onClick={() => void setActive(!company.active).catch(toastProblem)}
          >
            {company.active ? texts.active.deactivate : texts.active.reactivate}
          </Button>
        </>
      }
    />
  );
}
