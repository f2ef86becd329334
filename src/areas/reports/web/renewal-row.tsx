import { daysBetween } from '#platform/shared/calendar.ts';
import { showMoney } from '#platform/shared/money.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { ReportRow } from '../contract.ts';
import cards from './home-cards.module.css';
import classes from './renewal-row.module.css';
import { texts } from './texts.ts';

/** The number in the address of a policy. */
const policyOf = (link: string) => Number(link.split('/').at(-1));

/** A policy that comes up for renewal. Under the pointer and the focus its premium makes room for the next step. */
export function RenewalRow({ row: { link, cells } }: { row: ReportRow }) {
  const policy = String(cells.policy);
  return (
    <li className={classes.row}>
      <span className={cards.when}>
        {texts.renewals.inDays(daysBetween(officeToday(), String(cells.expires)))}
      </span>
      <span className={cards.what}>
        <TextLink to={link} fz="sm">
          {String(cells.customer)}
        </TextLink>
        <small>
          {policy}, {String(cells.company)}
        </small>
      </span>
      <span className={classes.end}>
        <span className={classes.premium}>{showMoney(Number(cells.premium))}</span>
        <LinkButton
          to="/policy/$id/renew"
          params={{ id: policyOf(link) }}
          variant="default"
          size="compact-xs"
          className={classes.renew}
          aria-label={texts.renewals.renewPolicy(policy)}
        >
          {texts.renewals.renew}
        </LinkButton>
      </span>
    </li>
  );
}
