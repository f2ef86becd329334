import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession, useWhyClosed } from '#areas/session/web/public.ts';
import { isOpen } from '#platform/shared/gates.ts';
import { bringIntoSight } from '#platform/web/ui/bring-into-sight.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { LEAD_SCREENS } from '../rules.ts';
import classes from './leads-frame.module.css';

interface LeadsFrameProps {
  title: string;
  facts: string[];
  /** It is one of the lists. */
  hasViews?: boolean;
  children: ReactNode;
}

/** What every screen under the Leads tab begins with: its title and the way to the others. */
export function LeadsFrame({ title, facts, hasViews = false, children }: LeadsFrameProps) {
  const session = useSession();
  const here = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <RecordHead hasViews={hasViews} title={title} facts={facts} actions={<AddLeadLink />} />
      <nav aria-label="Lead screens" className={classes.row} data-sideways>
        {LEAD_SCREENS.filter(({ gate }) => isOpen(gate, session)).map((screen) => (
          <Link
            key={screen.link}
            ref={screen.link === here ? bringIntoSight : undefined}
            to={screen.link}
            activeOptions={{ exact: true, includeSearch: false }}
            className={classes.link}
          >
            {screen.title}
          </Link>
        ))}
      </nav>
      {children}
    </>
  );
}

/** Absent in an agency that receives no leads. */
export function AddLeadLink() {
  const isClosed = useWhyClosed('addLead') !== undefined;
  if (isClosed) return null;
  return (
    <LinkButton to="/lead/add" leftSection={<IconPlus size={15} aria-hidden />}>
      Add Lead
    </LinkButton>
  );
}
