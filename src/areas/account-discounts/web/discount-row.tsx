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

const OVER = 'This discount has expired: it can only be deleted.';

/** One discount. One that has expired is locked; it can only be deleted. */
export function DiscountRow({ row, at, field, today, whyLocked, onDelete, onAdd }: DiscountRowProps) {
  const isOver = isRowExpired(row, today);
  const whyFixed = whyLocked ?? (isOver ? OVER : undefined);
  const name = `Discount ${at + 1}`;
  const whyNot = whyFixed ?? whyNoEffectiveDate(row);
  const whyNoEnd = whyFixed ?? whyNoExpirationDate(row);
  return (
    <fieldset aria-label={name} className={classes.fieldset}>
      <div className={classes.row}>
        <Explained why={whyFixed}>
          <AmountTypeSelect
            aria-label={`${name}: type`}
            disabled={whyFixed !== undefined}
            {...field(`discounts.${at}.amountType`)}
          />
        </Explained>
        <Explained why={whyFixed}>
          <PlainAmountInput
            aria-label={`${name}: amount`}
            disabled={whyFixed !== undefined}
            {...field(`discounts.${at}.amount`)}
          />
        </Explained>
        <div className={classes.days}>
          <Explained why={whyNot}>
            <DayInput
              label="Effective date"
              labelProps={{ className: classes.heard }}
              disabled={whyNot !== undefined}
              {...field(`discounts.${at}.effectiveDate`)}
            />
          </Explained>
          <Explained why={whyNoEnd}>
            <DayInput
              label="Expiration date"
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
                <RowIcon label={`Delete ${name.toLowerCase()}`} color="gray" onClick={onDelete}>
                  <IconTrash size={15} aria-hidden />
                </RowIcon>
              )}
            </span>
            <span className={classes.icon}>
              {onAdd && (
                <RowIcon label="Add a discount" onClick={onAdd}>
                  <IconPlus size={15} aria-hidden />
                </RowIcon>
              )}
            </span>
          </>
        )}
        {isOver && <span className={classes.note}>Expired, no longer counted</span>}
      </div>
    </fieldset>
  );
}
