import { THEMES } from '#platform/shared/themes.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import classes from './agency-form.module.css';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

/** The look of every screen of the agency, for all its people. */
export function ThemeSection({ form }: SectionProps) {
  return (
    <PageCard title={texts.labels.themesId}>
      <fieldset className={classes.themes} aria-label={texts.labels.themesId}>
        {THEMES.map(({ id, name, colors }) => (
          <label key={id} className={classes.theme}>
            <span className={classes.swatch} aria-hidden>
              <span style={{ background: colors.header }} />
              <span style={{ display: 'flex', background: colors.page }}>
                <span className={classes.accent} style={{ background: colors.accent }} />
              </span>
            </span>
            <span className={classes.choice}>
              <input
                type="radio"
                name="theme"
                value={id}
                checked={form.getValues().themesId === id}
                onChange={() => form.setFieldValue('themesId', id)}
              />
              {name}
            </span>
          </label>
        ))}
      </fieldset>
    </PageCard>
  );
}
