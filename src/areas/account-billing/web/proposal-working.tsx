import { Anchor } from '@mantine/core';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { proposeBilling } from '../contract.ts';
import classes from './proposal-working.module.css';
import { texts } from './texts.ts';

export type Proposal = AnswerOf<typeof proposeBilling>;

function lineWords({ isPercent, price, quantity, unit }: Proposal['lines'][number]): string {
  if (isPercent)
    return texts.proposal.shareOf(showPercent(price), showMoney(Math.round(quantity * 100)), unit);
  return texts.proposal.priceTimes(showMoney(price), quantity, unit);
}

interface ProposalWorkingProps {
  proposal: Proposal;
  /** Takes the total over; absent where it is only told. */
  onUse?: () => void;
}

/** What the month costs, line by line. */
export function ProposalWorking({ proposal: { lines, total }, onUse }: ProposalWorkingProps) {
  return (
    <table className={classes.lines}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">{line.name}</th>
            <td>{lineWords(line)}</td>
            <td>{showMoney(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.proposal.thisMonth}</th>
          <td>
            {onUse && (
              <Anchor component="button" type="button" fz="sm" onClick={onUse}>
                {texts.proposal.useThisAmount}
              </Anchor>
            )}
          </td>
          <td>{showMoney(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
