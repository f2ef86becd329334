import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { AmountTypeSelect, PlainAmountInput } from './amount-fields.tsx';
import { DiscountRow, type FieldProps } from './discount-row.tsx';
import classes from './discount-rows.module.css';
import { blankRow, type DiscountValues } from './discount-values.ts';
import { texts } from './texts.ts';

interface DiscountRowsProps {
  rows: readonly DiscountValues[];
  onChange: (rows: DiscountValues[]) => void;
  field: FieldProps;
  /** By the provider's clock. */
  today: string;
  /** Why the dialog only shows them, when it does. */
  whyLocked: string | undefined;
}

/** The lifetime discount and the rows of limited ones, of a payment method or an add-on. */
export function DiscountRows({ rows, onChange, field, today, whyLocked }: DiscountRowsProps) {
  const [asked, setAsked] = useState<DiscountValues>();
  const without = (row: DiscountValues) => onChange(rows.filter(({ rowKey }) => rowKey !== row.rowKey));
  return (
    <div className={classes.rows}>
      <fieldset className={classes.fieldset}>
        <legend className={classes.legend}>{texts.rows.lifetimeDiscount}</legend>
        <div className={classes.lifetime}>
          <Explained why={whyLocked}>
            <AmountTypeSelect
              aria-label={texts.rows.lifetimeType}
              disabled={whyLocked !== undefined}
              {...field('lifetime.amountType')}
            />
          </Explained>
          <Explained why={whyLocked}>
            <PlainAmountInput
              aria-label={texts.rows.lifetimeAmount}
              disabled={whyLocked !== undefined}
              {...field('lifetime.amount')}
            />
          </Explained>
          <span className={classes.note}>{texts.rows.lifetimeNote}</span>
        </div>
      </fieldset>
      <div className={`${classes.row} ${classes.heads}`} aria-hidden>
        <strong>{texts.rows.discounts}</strong>
        <span>{texts.rows.amount}</span>
        <span>{texts.rows.effectiveDate}</span>
        <span>{texts.rows.expirationDate}</span>
      </div>
      {rows.map((row, at) => (
        <DiscountRow
          key={row.rowKey}
          {...{ row, at, field, today, whyLocked }}
          onDelete={rows.length > 1 ? () => (row.id === 0 ? without(row) : setAsked(row)) : undefined}
          onAdd={at === rows.length - 1 ? () => onChange([...rows, blankRow()]) : undefined}
        />
      ))}
      {asked && (
        <ConfirmDialog
          title={texts.rows.confirmation}
          confirm={texts.rows.delete}
          isDangerous
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            without(asked);
            setAsked(undefined);
          }}
        >
          {texts.rows.sureToDelete}
        </ConfirmDialog>
      )}
    </div>
  );
}
