import { IconPhone } from '@tabler/icons-react';
import { phoneLink } from '#platform/shared/phones.ts';
import { texts } from '../texts.ts';
import classes from './call-link.module.css';

interface CallLinkProps {
  /** Whose number it is. */
  name: string;
  phone: string;
  tabIndex?: number;
}

/** Dials a number, for a finger: only a phone shows it. */
export function CallLink({ name, phone, tabIndex }: CallLinkProps) {
  return (
    <a
      href={phoneLink(phone)}
      className={classes.call}
      aria-label={texts.phones.call(name, phone)}
      tabIndex={tabIndex}
    >
      <IconPhone size={19} stroke={1.7} aria-hidden />
    </a>
  );
}
