import type { ReactNode } from 'react';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import { clientPrice, isOverDiscounted, type Priced, priceSteps, pricesFrom } from '../rules/client-price.ts';
import { TOO_MUCH } from '../rules/discounts.ts';
import { changesInWords, reductionInWords } from '../rules/words.ts';
import classes from './price-panel.module.css';
import { texts } from './texts.ts';

interface PricePanelProps {
  /** What is priced: "Client price per office". */
  label: string;
  priced: Priced;
  today: string;
  /** The price is a percent of the written premium. */
  isPercent?: boolean;
  children?: ReactNode;
}

/** The price that follows each key, how it comes about, and the days on which it changes. */
export function PricePanel({ label, priced, today, isPercent = false, children }: PricePanelProps) {
  const show = isPercent ? showPercent : showMoney;
  const price = clientPrice(priced, today);
  const isTooMuch = isOverDiscounted(priced, today);
  const steps = priceSteps(priced, today).map((step, at) => ({ ...step, key: `step-${at}` }));
  const later = pricesFrom(priced, today).slice(1);
  return (
    <section className={classes.panel} aria-label={texts.price.howItComesAbout(label)}>
      <span className={classes.dimmed}>{texts.price.labelToday(label, showDay(today))}</span>
      <output className={classes.price} data-problem={isTooMuch || undefined}>
        {show(price)}
      </output>
      {isTooMuch ? (
        <span role="alert" style={{ color: 'var(--cd-problem)' }}>
          {TOO_MUCH}
        </span>
      ) : (
        <span className={classes.dimmed}>{belowWords(priced.cost, price)}</span>
      )}
      <dl className={classes.lines}>
        {steps.map(({ key, name, reduction, left }) => (
          <Line
            key={key}
            name={reduction ? `${name} ${reductionInWords(reduction)}` : name}
            value={show(left)}
          />
        ))}
        <Line name={texts.price.clientPrice} value={show(price)} isSum />
      </dl>
      <span className={classes.dimmed}>{texts.price.howItIsComputed}</span>
      {later.length > 0 && (
        <>
          <strong>{texts.price.whatItWillBe}</strong>
          <dl className={classes.lines}>
            {later.map(({ from, price: then }) => (
              <Line
                key={from}
                name={texts.price.fromDay(showDay(from))}
                value={show(then)}
                why={changesInWords(priced.discounts, from)}
              />
            ))}
          </dl>
        </>
      )}
      {children}
    </section>
  );
}

interface LineProps {
  name: string;
  value: string;
  /** Why it is another one than before. */
  why?: string;
  isSum?: boolean;
}

function Line({ name, value, why, isSum = false }: LineProps) {
  const className = isSum ? classes.sum : undefined;
  return (
    <>
      <dt className={className}>
        {name}
        {why && <span className={classes.why}>{why}</span>}
      </dt>
      <dd className={className}>{value}</dd>
    </>
  );
}

function belowWords(cost: number, price: number): string {
  if (cost === 0) return '';
  if (price === cost) return texts.price.theBasePrice;
  return texts.price.belowTheBasePrice(showPercent(Math.round(((cost - price) * 10_000) / cost)));
}
