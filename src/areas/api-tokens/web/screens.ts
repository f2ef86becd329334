// One module, so that the screens of the area make one chunk.
export { AgencyTokensPage } from './agency-tokens-page.tsx';
export { TokensPage } from './tokens-page.tsx';
