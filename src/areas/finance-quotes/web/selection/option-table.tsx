import { Radio, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import type { FinanceContext, PayOption } from '../../contract.ts';
import { texts } from '../texts.ts';
import { CostBar } from './cost-bar.tsx';
import classes from './option-table.module.css';
import { creditCost, paidInAll } from './option-words.ts';

interface OptionTableProps {
  quote: Pick<FinanceContext, 'options' | 'warnings' | 'isExpired'>;
  chosen: number | null;
  onChoose: (numberOfPay: number) => void;
}

/** The pay options as radios in a table; the bars show what credit costs, since the totals look alike. */
export function OptionTable({ quote, chosen, onChoose }: OptionTableProps) {
  const { options, warnings, isExpired } = quote;
  const most = Math.max(...options.map(creditCost));
  return (
    // Of options that nobody can choose, the frame itself takes the focus: it may have to be scrolled.
    <div
      className={classes.frame}
      role="radiogroup"
      aria-label={texts.selection.payOptions}
      {...(isExpired && { tabIndex: 0 })}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th>
              <VisuallyHidden>{texts.selection.columns.choice}</VisuallyHidden>
            </th>
            <th>{texts.selection.columns.payments}</th>
            <th data-right>{texts.selection.columns.downPayment}</th>
            <th data-right>{texts.selection.columns.monthly}</th>
            <th data-right>{texts.selection.columns.last}</th>
            <th data-right>{texts.selection.columns.interest}</th>
            <th data-right>{texts.selection.columns.setUpFee}</th>
            <th data-right>{texts.selection.columns.apr}</th>
            <th className={classes.cost}>
              {texts.selection.columns.creditCost}
              <span className={classes.legend} aria-hidden>
                <span>{texts.selection.bar.fee}</span>
                <span data-interest>{texts.selection.bar.interest}</span>
              </span>
            </th>
            <th data-right>{texts.selection.columns.paidInAll}</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option, at) => (
            <OptionRow
              key={option.NumberOfPay}
              option={option}
              most={most}
              isFirst={at === 0}
              isClosed={isExpired}
              isChosen={option.NumberOfPay === chosen}
              isWarned={warnings.some(({ NumberOfPay }) => NumberOfPay === option.NumberOfPay)}
              onChoose={() => onChoose(option.NumberOfPay)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface OptionRowProps {
  option: PayOption;
  /** The highest cost, which has the longest bar. */
  most: number;
  isFirst: boolean;
  isClosed: boolean;
  isChosen: boolean;
  isWarned: boolean;
  onChoose: () => void;
}

function OptionRow({ option, most, isFirst, isClosed, isChosen, isWarned, onChoose }: OptionRowProps) {
  const { NumberOfPay, DownPay, MonthlyPayment, LastPayment, Interest, SetupFee, APR } = option;
  return (
    // The radio is what the keyboard and readers use; the pointer has the whole row.
    <tr data-chosen={isChosen || undefined} onClick={isClosed ? undefined : onChoose}>
      <td>
        <Explained why={isClosed ? texts.selection.quoteExpired : undefined}>
          <Radio
            size="xs"
            name="numberOfPay"
            value={String(NumberOfPay)}
            checked={isChosen}
            disabled={isClosed}
            onChange={onChoose}
            aria-label={texts.selection.paymentsOf(NumberOfPay, showMoney(MonthlyPayment))}
            {...(isFirst && { 'data-autofocus': true })}
          />
        </Explained>
      </td>
      <td data-label={texts.selection.columns.payments} className={classes.strong}>
        {NumberOfPay}
        {isWarned && (
          <IconAlertTriangle
            size={14}
            role="img"
            aria-label={texts.selection.ruleSaysNo}
            className={classes.warned}
          />
        )}
      </td>
      <td data-right data-label={texts.selection.columns.downPayment}>
        {showMoney(DownPay)}
      </td>
      <td data-right data-label={texts.selection.columns.monthly} className={classes.strong}>
        {showMoney(MonthlyPayment)}
      </td>
      <td data-right data-label={texts.selection.columns.last}>
        {showMoney(LastPayment)}
      </td>
      <td data-right data-label={texts.selection.columns.interest}>
        {showMoney(Interest)}
      </td>
      <td data-right data-label={texts.selection.columns.setUpFee}>
        {showMoney(SetupFee)}
      </td>
      <td data-right data-label={texts.selection.columns.apr}>
        {showPercent(APR)}
      </td>
      <td className={classes.cost} data-label={texts.selection.columns.creditCost}>
        <CostBar option={option} most={most} />
      </td>
      <td data-right data-label={texts.selection.columns.paidInAll} className={classes.strong}>
        {showMoney(paidInAll(option))}
      </td>
    </tr>
  );
}
