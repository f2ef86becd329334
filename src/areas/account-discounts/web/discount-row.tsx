import { Tooltip } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
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
  isLocked: boolean;
  onDelete: (() => void) | undefined;
  onAdd: (() => void) | undefined;
}

/** One discount. One that has expired is locked; it can only be deleted. */
export function DiscountRow({ row, at, field, today, isLocked, onDelete, onAdd }: DiscountRowProps) {
  const isOver = isRowExpired(row, today);
  const isFixed = isLocked || isOver;
  const name = `Discount ${at + 1}`;
  const whyNot = isFixed ? undefined : whyNoEffectiveDate(row);
  const whyNoEnd = isFixed ? undefined : whyNoExpirationDate(row);
  return (
    <fieldset aria-label={name} className={classes.fieldset}>
      <div className={classes.row}>
        <AmountTypeSelect
          aria-label={`${name}: type`}
          disabled={isFixed}
          {...field(`discounts.${at}.amountType`)}
        />
        <PlainAmountInput
          aria-label={`${name}: amount`}
          disabled={isFixed}
          {...field(`discounts.${at}.amount`)}
        />
        <div className={classes.days}>
          <Explained why={whyNot}>
            <DayInput
              label="Effective date"
              labelProps={{ className: classes.heard }}
              disabled={isFixed || whyNot !== undefined}
              {...field(`discounts.${at}.effectiveDate`)}
            />
          </Explained>
          <Explained why={whyNoEnd}>
            <DayInput
              label="Expiration date"
              labelProps={{ className: classes.heard }}
              disabled={isFixed || whyNoEnd !== undefined}
              {...field(`discounts.${at}.expirationDate`)}
            />
          </Explained>
        </div>
        {!isLocked && (
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

function Explained({ why, children }: { why: string | undefined; children: ReactNode }) {
  return (
    <Tooltip label={why} disabled={why === undefined} events={{ hover: true, focus: true, touch: true }}>
      <div>{children}</div>
    </Tooltip>
  );
}
