export interface Maker {
  make: string;
  /** The first three characters of a vehicle's number identify who built it. */
  wmi: string;
  models: readonly string[];
}

export const MAKERS: readonly Maker[] = [
  { make: 'Toyota', wmi: '4T1', models: ['Camry', 'Corolla', 'Avalon'] },
  { make: 'Honda', wmi: '1HG', models: ['Civic', 'Accord', 'Fit'] },
  { make: 'Ford', wmi: '1FT', models: ['F-150', 'Ranger', 'Maverick'] },
  { make: 'Chevrolet', wmi: '1GC', models: ['Silverado', 'Colorado'] },
  { make: 'Nissan', wmi: '1N4', models: ['Altima', 'Sentra', 'Versa'] },
  { make: 'Hyundai', wmi: '5NP', models: ['Elantra', 'Sonata'] },
  { make: 'Kia', wmi: '5XX', models: ['Optima', 'K5'] },
  { make: 'Jeep', wmi: '1C4', models: ['Wrangler', 'Grand Cherokee', 'Compass'] },
  { make: 'Subaru', wmi: '4S4', models: ['Outback', 'Forester'] },
  { make: 'Mazda', wmi: 'JM1', models: ['Mazda3', 'Mazda6'] },
  { make: 'Volkswagen', wmi: '3VW', models: ['Jetta', 'Golf'] },
  { make: 'BMW', wmi: 'WBA', models: ['328i', '530i', 'X5'] },
  { make: 'Mercedes-Benz', wmi: 'WDD', models: ['C 300', 'E 350'] },
  { make: 'Tesla', wmi: '5YJ', models: ['Model 3', 'Model Y', 'Model S'] },
  { make: 'GMC', wmi: '1GT', models: ['Sierra', 'Canyon'] },
  { make: 'Dodge', wmi: '2C3', models: ['Charger', 'Challenger'] },
];
