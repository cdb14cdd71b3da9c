import type { Generated } from 'kysely';
import type { MapSource } from '@karavan/shared-api/contract/enumerations';

export interface MapPlacesTables {
  /** Which organization stands for a place of a service of maps. */
  map_place: {
    source: MapSource;
    /** How the service calls it. */
    place_id: string;
    organization_id: number;
    /** Null until a code that went there has been entered. */
    confirmed_phone: string | null;
    confirmed_at: Date | null;
    created_at: Generated<Date>;
  };
  /** A code on its way to the phone of a place. */
  place_claim: {
    source: MapSource;
    place_id: string;
    organization_id: number;
    phone: string;
    code_hash: Buffer;
    expires_at: Date;
  };
}
