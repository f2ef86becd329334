import { Link, useLocation } from '@tanstack/react-router';
import { bringIntoSight } from './bring-into-sight.ts';
import { CountBadge } from './count-badge.tsx';
import tabs from './record-tabs.module.css';
import classes from './screen-tabs.module.css';

interface ScreenTabsProps {
  /** What the screens are about, for screen readers. */
  label: string;
  screens: readonly { title: string; link: string; hasCount?: boolean; count?: number | undefined }[];
}

/** The way to the other screens of one subject. They look as the tabs of a record do, and are links. */
export function ScreenTabs({ label, screens }: ScreenTabsProps) {
  const here = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav aria-label={label} className={classes.list} data-sideways>
      {screens.map(({ title, link, hasCount, count }) => (
        <Link
          key={link}
          ref={link === here ? bringIntoSight : undefined}
          to={link}
          activeOptions={{ exact: true, includeSearch: false }}
          className={`${tabs.tab} ${classes.tab}`}
        >
          {title}
          {hasCount && <CountBadge>{count}</CountBadge>}
        </Link>
      ))}
    </nav>
  );
}
