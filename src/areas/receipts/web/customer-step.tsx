import { IconCash, IconFilePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import classes from './next-step.module.css';
import { standingQuery } from './standing-query.ts';
import { texts } from './texts.ts';

/** What is done next for a customer: a new one gets a policy, the others pay. */
export function CustomerStep({ customer: { id } }: CustomerTabProps) {
  const isNew = useQuery(standingQuery(id)).data?.terms === 0;
  return (
    <>
      {isNew && (
        <LinkButton
          to="/customer/$id/policy/add"
          params={{ id }}
          size="sm"
          className={classes.first ?? ''}
          leftSection={<IconFilePlus size={16} aria-hidden />}
        >
          {texts.payment.addPolicy}
        </LinkButton>
      )}
      <LinkButton
        to="/customer/$id/payment"
        params={{ id }}
        size="sm"
        variant={isNew ? 'default' : 'filled'}
        className={isNew ? '' : (classes.first ?? '')}
        leftSection={<IconCash size={16} aria-hidden />}
      >
        {texts.payment.title}
      </LinkButton>
    </>
  );
}
