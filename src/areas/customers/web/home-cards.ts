import { lazy } from 'react';

const cards = () => import('./figures-cards.tsx');

export const NewCustomersCard = lazy(async () => ({ default: (await cards()).NewCustomersCard }));

export const CustomersByOfficeCard = lazy(async () => ({ default: (await cards()).CustomersByOfficeCard }));
