import { Button, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { showMoney } from '#platform/shared/money.ts';
import { DigitsInput } from '#platform/web/inputs/digits-input.tsx';
import { IdSelect } from '#platform/web/inputs/id-select.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { HowButton } from '#platform/web/ui/how-button.tsx';
import { HOW_OFFERS } from '../how.ts';
import type { Carrier } from './offered-carriers.ts';
import classes from './offers-section.module.css';
import { typedFigures } from './quote-values.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

interface OfferColumnProps extends SectionProps {
  at: number;
  carriers: readonly Carrier[];
  /** The lines of business of the quote. */
  quoted: readonly string[];
  /** Beside the others of its line; nothing while it is alone. */
  compared: { isLeast: boolean; more: number } | undefined;
  onRemove: () => void;
}

/** What one carrier asks for one product. */
export function OfferColumn({ form, at, carriers, quoted, compared, onRemove }: OfferColumnProps) {
  const offer = form.values.offers[at];
  const productsOf = (companyId: number | null) =>
    (carriers.find(({ id }) => id === companyId)?.products ?? []).filter(({ lineOfBusiness }) =>
      quoted.includes(lineOfBusiness),
    );
  const products = productsOf(offer?.companyId ?? null);
  const figures = offer && typedFigures(offer);

  // Where a company sells one product only, there is nothing left to choose.
  function chooseCompany(companyId: number | null): void {
    const [only, ...others] = productsOf(companyId);
    form.setFieldValue(`offers.${at}.companyId`, companyId);
    form.setFieldValue(`offers.${at}.productId`, only && others.length === 0 ? only.id : null);
  }

  return (
    <fieldset className={classes.offer}>
      <VisuallyHidden component="legend">{texts.offers.offer(at + 1)}</VisuallyHidden>
      <IdSelect
        label={texts.offers.company}
        placeholder={texts.offers.chooseCompany}
        allowDeselect={false}
        choices={carriers}
        {...form.getInputProps(`offers.${at}.companyId`)}
        onChange={chooseCompany}
      />
      <IdSelect
        label={texts.offers.product}
        placeholder={offer?.companyId ? texts.offers.chooseProduct : texts.offers.chooseCompanyFirst}
        allowDeselect={false}
        choices={products.map(({ id, name, lineOfBusiness }) => ({
          id,
          name: `${name} (${lineOfBusiness})`,
        }))}
        {...form.getInputProps(`offers.${at}.productId`)}
      />
      <div className={classes.pair}>
        <MoneyInput label={texts.figures.premium} {...form.getInputProps(`offers.${at}.premium`)} />
        <MoneyInput label={texts.figures.policyFee} {...form.getInputProps(`offers.${at}.policyFee`)} />
        <MoneyInput label={texts.figures.tax} {...form.getInputProps(`offers.${at}.tax`)} />
        <MoneyInput label={texts.figures.mgaFee} {...form.getInputProps(`offers.${at}.mgaFee`)} />
        <MoneyInput label={texts.figures.downPayment} {...form.getInputProps(`offers.${at}.downPayment`)} />
        <DigitsInput
          label={texts.figures.payments}
          most={2}
          {...form.getInputProps(`offers.${at}.payments`)}
        />
      </div>
      <output className={classes.figures} data-figure={texts.figures.total}>
        <span className={classes.figure}>
          <span>
            {texts.figures.total}
            <HowButton label={texts.figures.total}>{HOW_OFFERS}</HowButton>
          </span>
          <strong>{figures ? showMoney(figures.total) : '—'}</strong>
        </span>
        <span className={classes.figure}>
          <span>{texts.figures.monthly}</span>
          <span>{figures && figures.monthly > 0 ? showMoney(figures.monthly) : '—'}</span>
        </span>
        {compared && (
          <span>
            {compared.isLeast ? texts.offers.lowestTotal : texts.offers.more(showMoney(compared.more))}
          </span>
        )}
      </output>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        leftSection={<IconTrash size={14} aria-hidden />}
        aria-label={texts.offers.removeOffer(at + 1)}
        onClick={onRemove}
      >
        {texts.offers.remove}
      </Button>
    </fieldset>
  );
}
