import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '#platform/shared/languages.ts';
import { phoneLink } from '#platform/shared/phones.ts';
import { LogoMark } from '#platform/web/ui/logo-mark.tsx';
import { SIGN_TEXTS } from '../texts.ts';
import classes from './sign-frame.module.css';

export interface FrameProps {
  /** Nobody until the link is known. */
  agency?: { name: string; phone: string } | undefined;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Whose page it is, in which language, and what belongs between. */
export function SignFrame({ agency, language, onLanguage, children }: FrameProps & { children: ReactNode }) {
  const { chooseLanguage } = SIGN_TEXTS[language];
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.bar}>
          <LogoMark size={28} />
          <div className={classes.agency}>
            <strong>{agency?.name}</strong>
            {agency?.phone && <a href={phoneLink(agency.phone)}>{agency.phone}</a>}
          </div>
          <fieldset className={classes.languages}>
            <legend className={classes.hidden}>{chooseLanguage}</legend>
            {LANGUAGES.map((each) => (
              <button
                key={each}
                type="button"
                lang={each}
                aria-pressed={each === language}
                onClick={() => onLanguage(each)}
              >
                {SIGN_TEXTS[each].language}
              </button>
            ))}
          </fieldset>
        </div>
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
