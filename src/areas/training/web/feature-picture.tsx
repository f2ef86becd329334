import type { ReactNode } from 'react';
import type { Feature } from '../rules.ts';
import classes from './explore-features.module.css';

const { paper, line, solid } = classes;

/** A telephone beside three leads that grow to a quote. */
const PHONE = (
  <>
    <rect className={paper} x="70" y="25" width="44" height="80" rx="8" />
    <path className={line} d="M86 96h12" />
    <path className={line} d="M82 45c8 16 12 20 26 26" />
    <rect className={paper} x="140" y="72" width="26" height="33" rx="3" />
    <rect className={paper} x="176" y="54" width="26" height="51" rx="3" />
    <rect className={paper} x="212" y="34" width="26" height="71" rx="3" />
    <path className={line} d="M146 58l36-20 34-16m-10-2l10 2-4 10" />
  </>
);

/** A bullhorn and the messages that it sends. */
const NOTIFICATIONS = (
  <>
    <path className={paper} d="M70 56v20h16l36 22V34L86 56z" />
    <path className={line} d="M90 78l6 24h12l-5-18M136 52c8 8 8 20 0 28" />
    <rect className={paper} x="164" y="28" width="80" height="22" rx="6" />
    <rect className={paper} x="176" y="58" width="80" height="22" rx="6" />
    <rect className={paper} x="164" y="88" width="60" height="22" rx="6" />
    <path className={line} d="M174 39h40M186 69h52M174 99h30" />
    <circle className={solid} cx="244" cy="28" r="6" />
  </>
);

/** A locker with its drawers, one of them open. */
const LOCKER = (
  <>
    <rect className={paper} x="90" y="20" width="90" height="92" rx="6" />
    <path className={line} d="M90 51h90M90 82h90M126 36h18M126 97h18" />
    <path className={paper} d="M84 58h102l10 22H74z" />
    <path className={line} d="M122 69h26" />
    <rect className={paper} x="206" y="34" width="42" height="54" rx="4" />
    <path className={line} d="M214 48h26M214 60h26M214 72h16" />
  </>
);

/** A microphone and the words that come of it. */
const DICTATION = (
  <>
    <rect className={paper} x="92" y="22" width="32" height="54" rx="16" />
    <path className={line} d="M80 62c0 36 56 36 56 0M108 90v18M92 108h32" />
    <path className={line} d="M160 44h84M160 62h66M160 80h76M160 98h40" />
    <path className={line} d="M150 30v76" />
  </>
);

const PICTURES: Readonly<Record<Feature['key'], ReactNode>> = {
  phone: PHONE,
  notifications: NOTIFICATIONS,
  locker: LOCKER,
  dictation: DICTATION,
};

/** The words next to it say the same, so screen readers skip it. */
export function FeaturePicture({ of }: { of: Feature['key'] }) {
  return (
    <svg className={classes.picture} viewBox="0 0 320 130" aria-hidden>
      {PICTURES[of]}
    </svg>
  );
}
