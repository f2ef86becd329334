import { IconPencil } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { whyLocked } from '#areas/commissions/rules.ts';
import { BRIDGE_PARTS, BRIDGE_WORDS, type BridgePart } from '#areas/commissions/statuses.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { FileTieOut } from '../posting-contract.ts';
import { depositDifference } from '../rules.ts';
import { Amount } from './amount.tsx';
import classes from './bridge.module.css';
import { texts } from './texts.ts';
import { depositWords, partWords } from './tie-out-words.ts';

/** What stands before a figure. */
const SIGNS: Readonly<Record<BridgePart, string>> = {
  received: '',
  forwarded: '−',
  brought: '+',
  generated: '+',
  adjusted: '±',
  toPay: '=',
  statements: '=',
  open: '+',
};

interface BridgeProps {
  file: FileTieOut;
  /** The figure whose lines are shown. */
  part: BridgePart | undefined;
  onPart: (part: BridgePart) => void;
  onEdit: () => void;
  children: ReactNode;
}

/** From the deposit to the statements; each figure shows its lines. */
export function Bridge({ file, part, onPart, onEdit, children }: BridgeProps) {
  const difference = depositDifference(file);
  return (
    <div className={classes.bridge}>
      <Deposit file={file} onEdit={onEdit} />
      <Sign>{difference === undefined ? '?' : difference === 0 ? '=' : '≠'}</Sign>
      {BRIDGE_PARTS.map((each) => (
        <Fragment key={each}>
          {SIGNS[each] && <Sign>{SIGNS[each]}</Sign>}
          <button
            data-content
            type="button"
            className={`${classes.figure} ${classes.opens}`}
            data-part={each}
            aria-pressed={each === part}
            onClick={() => onPart(each)}
          >
            <span className={classes.name}>{BRIDGE_WORDS[each]}</span>
            <span className={classes.amount}>
              <Amount cents={file.bridge[each].amount} />
            </span>
            <span className={classes.note}>{partWords(each, file.bridge)}</span>
          </button>
        </Fragment>
      ))}
      {children}
    </div>
  );
}

function Deposit({ file, onEdit }: Pick<BridgeProps, 'file' | 'onEdit'>) {
  const { depositAmount, active, posted } = file;
  const label = depositAmount === null ? texts.tieOut.enterDeposit : texts.tieOut.changeDeposit;
  return (
    <div className={classes.figure} data-part="deposit">
      <span className={classes.name}>
        {texts.tieOut.deposit}
        <IconButton label={label} why={whyLocked({ active, posted: posted !== null })} onClick={onEdit}>
          <IconPencil size={13} aria-hidden />
        </IconButton>
      </span>
      <span className={classes.amount}>
        {depositAmount === null ? texts.tieOut.notEntered : <Amount cents={depositAmount} />}
      </span>
      <span className={classes.note} data-off={Boolean(depositDifference(file)) || undefined}>
        {depositWords(file)}
      </span>
    </div>
  );
}

const Sign = ({ children }: { children: string }) => (
  <span aria-hidden className={classes.sign}>
    {children}
  </span>
);
