import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { HOW_STATES } from '../how.ts';
import { STATE_KEYS, STATUS_WORDS, STATUSES } from '../statuses.ts';
import { figuresQuery } from './figures-query.ts';
import bar from './state-bar.module.css';
import classes from './states-card.module.css';
import { homeTexts } from './texts/home.ts';

/** The lines of all active files by their state. */
export function StatesCard() {
  const figures = useQuery(figuresQuery);
  return (
    <LoadedCard
      title={homeTexts.byState}
      how={HOW_STATES}
      action={
        <TextLink to="/commissions/reconcile" fz="sm">
          {homeTexts.files}
        </TextLink>
      }
      query={figures}
      note={homeTexts.aboutStates}
    >
      {(states) => {
        const all = STATUSES.reduce((sum, status) => sum + states[STATE_KEYS[status]].lines, 0);
        return (
          <table className={classes.states} aria-label={homeTexts.byState}>
            <tbody>
              {STATUSES.map((status) => {
                const { lines, amount } = states[STATE_KEYS[status]];
                return (
                  <tr key={status}>
                    <th scope="row">
                      <span className={bar.dot} data-state={STATE_KEYS[status]} aria-hidden />
                      {STATUS_WORDS[status]}
                    </th>
                    <td className={classes.lines}>{homeTexts.lines(lines)}</td>
                    <td className={classes.share} aria-hidden>
                      <div
                        className={bar.part}
                        data-state={STATE_KEYS[status]}
                        style={{ width: `${(100 * lines) / Math.max(1, all)}%` }}
                      />
                    </td>
                    <td className={classes.amount} data-loss={amount < 0 || undefined}>
                      {showMoney(amount)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        );
      }}
    </LoadedCard>
  );
}
