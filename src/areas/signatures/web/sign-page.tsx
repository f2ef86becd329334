import { Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LANGUAGES, type Language } from '#platform/shared/languages.ts';
import { usePageTitle } from '#platform/web/ui/use-page-title.ts';
import type { EndedLink } from '../sign-contract.ts';
import { SIGN_TEXTS } from '../texts.ts';
import { OpenPaperPage } from './open-paper-page.tsx';
import { SignFrame } from './sign-frame.tsx';
import classes from './sign-page.module.css';
import { failureIn, isRefused, paperQuery } from './sign-queries.ts';

const route = getRouteApi('/sign/$token');

/** The language of the mail, until the signer chooses another; before that is known, the browser's. */
function useLanguage(ofMail: Language | undefined) {
  const [chosen, choose] = useState<Language>();
  const ofBrowser = LANGUAGES.find((language) => navigator.language.startsWith(language));
  const language = chosen ?? ofMail ?? ofBrowser ?? 'en';
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = 'en';
    };
  }, [language]);
  return { language, choose };
}

/** The page behind a mailed link. */
export function SignPage() {
  const { token } = route.useParams();
  const { data, error, refetch } = useQuery(paperQuery(token));
  const { language, choose } = useLanguage(data?.language);
  const words = SIGN_TEXTS[language];
  usePageTitle(words.title);
  const frame = { agency: data?.agency, language, onLanguage: choose };
  if (error)
    return (
      <SignFrame {...frame}>
        <Notice title={isRefused(error, 404) ? words.unknownTitle : words.title}>
          {isRefused(error, 404) ? words.unknown : failureIn(words, error)}
        </Notice>
      </SignFrame>
    );
  if (!data)
    return (
      <SignFrame {...frame}>
        <div className={classes.waiting}>
          <Loader aria-label={words.title} />
        </div>
      </SignFrame>
    );
  if (data.state !== 'open') return <EndedPage {...frame} ended={data} />;
  return <OpenPaperPage {...frame} token={token} paper={data} onEnded={() => void refetch()} />;
}

interface EndedPageProps {
  ended: EndedLink;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** One sentence and the agency's telephone. */
function EndedPage({ ended: { state, agency }, language, onLanguage }: EndedPageProps) {
  const words = SIGN_TEXTS[language];
  return (
    <SignFrame agency={agency} language={language} onLanguage={onLanguage}>
      <Notice title={words.endingTitle}>
        {`${words.endings[state]} ${words.call(agency.name, agency.phone)}`}
      </Notice>
    </SignFrame>
  );
}

function Notice({ title, children }: { title: string; children: string }) {
  return (
    <div className={classes.notice} role="status">
      <h1 className={classes.title}>{title}</h1>
      <Text>{children}</Text>
    </div>
  );
}
