import { phoneLink } from '#platform/shared/phones.ts';
import classes from './call-cell.module.css';
import { CallLink } from './call-link.tsx';

/** The number at a desk, and a button that calls it on a phone. */
export function CallCell({ phone, name }: { phone: string; name: string }) {
  return (
    <>
      <a href={phoneLink(phone)} className={classes.number} tabIndex={-1}>
        {phone}
      </a>
      <CallLink name={name} phone={phone} />
    </>
  );
}
