import { SIGN_TEXTS } from '../texts.ts';
import { type FrameProps, SignFrame } from './sign-frame.tsx';
import page from './sign-page.module.css';

interface DeclinedPageProps extends FrameProps {
  agency: { name: string; phone: string };
}

export function DeclinedPage({ agency, ...frame }: DeclinedPageProps) {
  const words = SIGN_TEXTS[frame.language];
  return (
    <SignFrame {...frame} agency={agency}>
      <div className={page.notice} role="status">
        <h1 className={page.title}>{words.declinedTitle}</h1>
        <p>{`${words.declinedText(agency.name)} ${words.questions(agency.name, agency.phone)}`}</p>
      </div>
    </SignFrame>
  );
}
