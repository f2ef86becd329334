import { IconPlus, IconTrash } from '@tabler/icons-react';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { AmountTypeSelect, PlainAmountInput } from './amount-fields.tsx';
import classes from './discount-rows.module.css';
import {
  type DiscountValues,
  isRowExpired,
  whyNoEffectiveDate,
  whyNoExpirationDate,
} from './discount-values.ts';
import { texts } from './texts.ts';

/** What a form gives an input for a path. */
export type FieldProps = (path: string) => object;

interface DiscountRowProps {
  row: DiscountValues;
  at: number;
  field: FieldProps;
  today: string;
  whyLocked: string | undefined;
  onDelete: (() => void) | undefined;
  onAdd: (() => void) | undefined;
}

/** One discount. One that has expired is locked; it can only be deleted. */
export function DiscountRow({ row, at, field, today, whyLocked, onDelete, onAdd }: DiscountRowProps) {
  const isOver = isRowExpired(row, today);
  const whyFixed = whyLocked ?? (isOver ? texts.rows.hasExpired : undefined);
  const number = at + 1;
  const whyNot = whyFixed ?? whyNoEffectiveDate(row);
  const whyNoEnd = whyFixed ?? whyNoExpirationDate(row);
  return (
    <fieldset aria-label={texts.rows.discountNumber(number)} className={classes.fieldset}>
      <div className={classes.row}>
        <Explained why={whyFixed}>
          <AmountTypeSelect
            aria-label={texts.rows.typeOfDiscount(number)}
            disabled={whyFixed !== undefined}
            {...field(`discounts.${at}.amountType`)}
          />
        </Explained>
        <Explained why={whyFixed}>
          <PlainAmountInput
            aria-label={texts.rows.amountOfDiscount(number)}
            disabled={whyFixed !== undefined}
            {...field(`discounts.${at}.amount`)}
          />
        </Explained>
        <div className={classes.days}>
          <Explained why={whyNot}>
            <DayInput
              label={texts.rows.effectiveDate}
              labelProps={{ className: classes.heard }}
              disabled={whyNot !== undefined}
              {...field(`discounts.${at}.effectiveDate`)}
            />
          </Explained>
          <Explained why={whyNoEnd}>
            <DayInput
              label={texts.rows.expirationDate}
              labelProps={{ className: classes.heard }}
              disabled={whyNoEnd !== undefined}
              {...field(`discounts.${at}.expirationDate`)}
            />
          </Explained>
        </div>
        {!whyLocked && (
          <>
            <span className={classes.icon}>
              {onDelete && (
                <RowIcon label={texts.rows.deleteDiscount(number)} color="gray" onClick={onDelete}>
                  <IconTrash size={15} aria-hidden />
                </RowIcon>
              )}
            </span>
            <span className={classes.icon}>
              {onAdd && (
                <RowIcon label={texts.rows.addADiscount} onClick={onAdd}>
                  <IconPlus size={15} aria-hidden />
                </RowIcon>
              )}
            </span>
          </>
        )}
        {isOver && <span className={classes.note}>{texts.rows.expiredNotCounted}</span>}
      </div>
    </fieldset>
  );
}
