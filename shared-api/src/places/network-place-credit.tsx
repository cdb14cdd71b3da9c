import { usePlaceT } from './texts.ts';

/** Says that a place comes from the network's address, and whose table that is (CC BY 4.0). */
export function NetworkPlaceCredit() {
  const t = usePlaceT();
  return (
    <>
      {t('approximate')}{' '}
      <a href="https://db-ip.com" target="_blank" rel="noopener noreferrer">
        IP Geolocation by DB-IP
      </a>
    </>
  );
}
