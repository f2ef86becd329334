// The library that shapes the other scripts knows no Burmese: what is drawn before its consonant is put there first.

/** A syllable: consonants above each other, four signs that follow them, and a vowel. */
const SYLLABLE =
  /([\u1000-\u102a\u103f](?:\u1039[\u1000-\u1021])*\u103b?)(\u103c?)(\u103d?\u103e?)(\u1031?)/g;
/** A small letter that is drawn above the next one. */
const KINZI = /(\u1004\u103a\u1039)([\u1031\u103c]*[\u1000-\u102a](?:\u1039[\u1000-\u1021])*)/g;

/** What the font does to signs beside each other, which the library leaves off. */
export const OF_BURMESE = {
  ...{ rphf: true, pref: true, blwf: true, pstf: true },
  ...{ pres: true, abvs: true, blws: true, psts: true },
};

export const isBurmese = (text: string) => /\p{sc=Mymr}/u.test(text);

export const asDrawn = (burmese: string) =>
  burmese.replaceAll(SYLLABLE, '$4$2$1$3').replaceAll(KINZI, '$2$1');
