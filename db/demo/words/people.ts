const list = (text: string) => text.trim().split(/\s+/);

/** Common ones first. */
export const FIRST_NAMES = list(`
  James Maria Robert Linda Michael Patricia David Jennifer John Elizabeth William Barbara José Susan Richard
  Jessica Luis Sarah Thomas Karen Carlos Ana Charles Nancy Daniel Lisa Juan Betty Matthew Sandra Anthony Ashley
  Miguel Carmen Mark Kimberly Steven Rosa Paul Emily Andrew Donna Joshua Michelle Kenneth Carol Kevin Amanda
  Brian Melissa Jorge Deborah Timothy Stephanie Ronald Rebecca George Laura Jason Helen Edward Sharon Jeffrey
  Cynthia Ryan Kathleen Jacob Amy Gary Angela Nicholas Shirley Eric Brenda Jonathan Emma Stephen Anna Larry Pamela
  Justin Nicole Scott Samantha Brandon Katherine Benjamin Christine Samuel Ruth Gregory Catherine Alexander Virginia
  Patrick Debra Frank Rachel Raymond Janet Jack Carolyn Dennis Heather Jerry Diane Tyler Olivia Aaron Julie Henry
  Joyce Nathan Victoria Peter Kelly Adam Christina Zachary Lauren Kyle Joan Walter Evelyn Ethan Judith Jeremy Andrea
  Harold Hannah Keith Megan Christian Cheryl Roger Jacqueline Terry Martha Noah Gloria Sean Teresa Arthur Sara
  Austin Madison Jesse Frances Joe Kathryn Bryan Janice Billy Jean Jordan Alice Albert Abigail Dylan Sofía Bruce Zoë
  Willie Chloé Gabriel Renée Alan Inés André Lucía René Mónica Raúl Verónica Andrés Beatriz Sebastián Ximena Jesús
  Noémie Hyun Priya Wei Mei Ahmed Fatima Omar Leila Dmitri Svetlana Kwame Amara Kofi Nia Duc Linh Björn Åsa Søren
`);

export const LAST_NAMES = list(`
  Smith Johnson Garcia Rodriguez Williams Martinez Brown Jones Hernandez Lopez Davis Miller Gonzalez Perez Wilson
  Anderson Thomas Sanchez Taylor Moore Ramirez Jackson Martin Lee Torres Thompson White Harris Nuñez Clark Rivera
  Lewis Robinson Walker Gómez Young Allen King Wright Scott Flores Green Adams Nguyen Baker Hall Nelson Campbell
  Mitchell Carter Roberts Diaz Phillips Evans Turner Reyes Parker Edwards Collins Cruz Stewart Morris Morales Murphy
  Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson
  Brooks Chavez Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross
  Foster Jimenez Powell Jenkins Perry Russell Sullivan Bell Coleman Butler Henderson Barnes Fisher Vasquez Simmons
  Romero Jordan Patterson Alexander Hamilton Graham Reynolds Griffin Wallace Moreno West Cole Hayes Bryant Herrera
  Gibson Ellis Tran Medina Aguilar Stevens Murray Ford Castro Marshall Owens Harrison Fernández McDonald Woods
  Washington Kennedy Wells Vargas Henry Chen Freeman Webb Tucker Guzmán Burns Crawford Olson Simpson Porter Hunter
  Gordon Méndez Silva Shaw Snyder Mason Dixon Muñoz Hunt Hicks Holmes Palmer Wagner Black Robertson Boyd Rose Stone
  Salazar Fox Warren Mills Meyer Rice Schmidt Garza Daniels Ferguson Nichols Stephens Soto Weaver Ryan Gardner Payne
  Grant Dunn Kelley Spencer Hawkins Arnold Pierce Vazquez Hansen Peters Santos Hart Bradley Knight Elliott Cunningham
  Duncan Armstrong Hudson Carroll Lane Riley Andrews Alvarado Ray Delgado Berry Perkins Hoffman Johnston Matthews Peña
  Richards Contreras Willis Carpenter Lawrence Sandoval Guerrero George Chapman Rios Estrada Ortega Watkins Greene
  Núñez Wheeler Valdez Harper Burke Larson Santiago Maldonado Morrison Franklin Carlson Austin Dominguez Carr Lawson
  Jacobs O'Brien Lynch Singh Vega Bishop Montgomery Oliver Jensen Harvey Williamson Gilbert Dean Sims Espinoza Howell
  Li Wong Reid Hanson Le McCoy Garrett Burton Fuller Wang Weber Welch Rojas Lucas Márquez Fields Park Yang Little
  Banks Padilla Day Walsh Bowman Schultz Luna Fowler Mejía O'Connor Dávila Öberg Müller Lefèvre Novák Kowalski Haddad
  Okonkwo Mensah Yamamoto Petrov Lindström Dubois Ferreira Wu Ng Ito
`);

export const RELATIONSHIPS = ['Child', 'Child', 'Parent', 'Sibling', 'Grandparent', 'Roommate'] as const;

const TRADES = [
  'Plumbing',
  'Roofing',
  'Landscaping',
  'Towing',
  'Catering',
  'Auto Repair',
  'Electric',
  'Painting',
  'Marine Services',
  'Pool Care',
  'Trucking',
  'Cleaning',
  'Dental Studio',
  'Bakery',
  'Flooring',
];
const PLACES = [
  'Sunshine',
  'Gulf Coast',
  'Biscayne',
  'Everglades',
  'Palmetto',
  'Harbor',
  'Seminole',
  'Citrus',
];
const FORMS = ['LLC', 'Inc.', 'Corp.', '& Sons', 'of Florida', 'Group'];

export const BUSINESS_NAMES = { trades: TRADES, places: PLACES, forms: FORMS };
