/*
 * Outfits as `outfits` has them: menswear, worn by whom one likes, with outer layers and jewelry. By the first half the
 * stylist was tuned; nothing was scored by the second one meanwhile, so that it tells whether that holds for others. Both are
 * by one hand (decision 055).
 */

/** Each outfit in a line, its garments apart by bars: `category: title`. */
const tuned: readonly string[] = [
  'Suits: Navy pinstripe suit | Shirts: White poplin shirt | Shoes: Black brogues | Ties: Burgundy knitted tie | Watches: Steel watch',
  'Shirts: Light blue oxford shirt | Chinos: Stone chinos | Shoes: Brown suede loafers | Blazers: Navy hopsack blazer | Belts: Brown leather belt',
  'Shirts: Red plaid flannel shirt | Jeans: Raw denim jeans | Boots: Red brown work boots | Jackets: Waxed field jacket | Hats: Wool beanie',
  'Tops: White heavyweight tee | Jeans: Black slim jeans | Jackets: Black leather biker jacket | Boots: Black chelsea boots | Watches: Black watch',
  'Hoodies: Grey hoodie | Sweatpants: Grey joggers | Sneakers: White high top sneakers | Coats: Black puffer jacket | Caps: Black baseball cap',
  'Polo shirts: Navy pique polo | Shorts: Beige chino shorts | Shoes: White canvas sneakers | Sunglasses: Tortoise wayfarers | Belts: Canvas belt',
  'Suits: Black tuxedo | Shirts: White dress shirt | Shoes: Patent lace ups | Ties: Black bow tie | Accessories: White pocket square',
  'Sweaters: Charcoal merino turtleneck | Trousers: Grey flannel trousers | Shoes: Black derby shoes | Coats: Navy overcoat | Gloves: Black leather gloves',
  'Shirts: White linen shirt | Trousers: Sand linen trousers | Shoes: Leather espadrilles | Hats: Panama hat | Sunglasses: Round sunglasses',
  'T-shirts: Moisture wicking running top | Shorts: Running shorts | Shoes: Running shoes | Watches: Fitness tracker',
  'Base layers: Merino base layer | Trousers: Hiking trousers | Boots: Leather hiking boots | Jackets: Hardshell jacket | Backpacks: Daypack',
  'Sweaters: Cream fisherman sweater | Jeans: Washed blue jeans | Boots: Tan desert boots | Coats: Navy pea coat | Scarves: Grey wool scarf',
  'Shirts: Denim western shirt | Jeans: Black jeans | Boots: Suede cowboy boots | Belts: Tooled leather belt | Hats: Felt fedora',
  'Cardigans: Shawl collar cardigan | Shirts: Chambray shirt | Chinos: Olive chinos | Boots: Brown chukka boots',
  'Waistcoats: Tweed waistcoat | Shirts: White oxford shirt | Trousers: Brown tweed trousers | Shoes: Tan brogues | Ties: Green wool tie | Caps: Tweed flat cap',
  'Bomber jackets: Olive bomber jacket | T-shirts: Grey tee | Jeans: Ripped black jeans | Sneakers: White leather sneakers | Necklaces: Silver chain necklace',
  'Parkas: Khaki parka | Sweatshirts: Navy sweatshirt | Jeans: Straight jeans | Sneakers: Retro running sneakers | Backpacks: Canvas backpack',
  'Blazers: Grey unstructured blazer | T-shirts: White tee | Trousers: Navy drawstring trousers | Sneakers: White minimal sneakers',
  'Swim shorts: Navy swim shorts | Sandals: Leather flip flops | Hats: Straw hat | Sunglasses: Aviator sunglasses',
  'Trench coats: Beige trench coat | Suits: Grey wool suit | Shirts: Light blue dress shirt | Shoes: Brown oxfords | Ties: Navy silk tie | Bags: Leather briefcase',
  'Dresses: Emerald satin midi dress | Heels: Gold strappy heels | Clutches: Gold clutch | Earrings: Gold drop earrings | Coats: Black wool coat',
  'Blouses: Ivory silk blouse | Trousers: High waist black trousers | Heels: Black court shoes | Necklaces: Gold pendant necklace | Bags: Black shoulder bag',
  'Dresses: White cotton summer dress | Sandals: Tan leather sandals | Bags: Raffia tote | Hats: Straw hat | Earrings: Shell earrings',
  'Sweaters: Pink mohair sweater | Skirts: Grey pleated midi skirt | Boots: Black ankle boots | Earrings: Pearl studs | Bags: Burgundy crossbody bag',
  'Coats: Camel coat | Sweaters: Black cashmere turtleneck | Jeans: Dark straight jeans | Boots: Black leather ankle boots | Bags: Black leather tote | Scarves: Camel cashmere scarf',
  'T-shirts: Vintage band tee | Skirts: Black leather mini skirt | Boots: Lace up combat boots | Jackets: Oversized denim jacket | Rings: Silver signet ring',
  'Jumpsuits: Navy utility jumpsuit | Sneakers: White sneakers | Bags: Canvas crossbody bag | Watches: Leather strap watch',
  'Knitwear: Ribbed knit dress | Boots: Knee high boots | Coats: Grey wrap coat | Bags: Brown suede hobo bag | Earrings: Gold hoops',
  'Tops: Black lace bodysuit | Skirts: Red satin midi skirt | Heels: Black stilettos | Clutches: Black velvet clutch | Bracelets: Crystal bracelet',
  'Puffers: Cropped puffer jacket | Sweatshirts: Cream sweatshirt | Leggings: Black leggings | Sneakers: Chunky white sneakers | Caps: Ribbed beanie',
  'Shirts: Oversized striped shirt | Trousers: White wide leg trousers | Sandals: Black slides | Bags: Woven straw bag | Necklaces: Shell bead necklace',
  'Blazers: Checked wool blazer | Turtlenecks: Fine black roll neck | Trousers: Black cigarette trousers | Loafers: Black leather loafers | Watches: Gold watch',
  'Raincoats: Yellow raincoat | Sweaters: Navy striped sweater | Jeans: Cropped blue jeans | Boots: Navy rain boots',
  'Overalls: Corduroy dungarees | Tops: Cream turtleneck | Boots: Brown lace up boots | Coats: Teddy coat',
  'Sports bras: Grey sports bra | Leggings: Navy gym leggings | Shoes: Training shoes | Hoodies: Zip hoodie | Bags: Gym bag',
  'Dresses: Black slip dress | Blazers: Oversized black blazer | Sneakers: White leather sneakers | Necklaces: Layered gold necklace',
  'Ski suits: Navy ski suit | Base layers: Thermal top | Boots: Snow boots | Gloves: Ski gloves | Hats: Bobble hat',
  'Dresses: Navy lace dress | Heels: Silver heeled sandals | Clutches: Silver clutch | Earrings: Pearl drop earrings | Hats: Navy fascinator',
  'Polo shirts: White tennis polo | Skirts: White tennis skirt | Sneakers: White tennis shoes | Caps: White visor',
  'Kimonos: Silk kimono jacket | Tops: White camisole | Jeans: Light wide leg jeans | Sandals: Flat leather sandals | Bracelets: Beaded bracelets',
];

const heldOut: readonly string[] = [
  'Suits: Charcoal three piece suit | Shirts: White business shirt | Shoes: Black oxfords | Ties: Dark green tie | Belts: Black leather belt',
  'Shirts: Pink oxford shirt | Chinos: Navy chinos | Shoes: Brown penny loafers | Sweaters: Grey cable knit sweater | Watches: Leather watch',
  'T-shirts: Navy striped tee | Shorts: White linen shorts | Shoes: Navy boat shoes | Sunglasses: Sunglasses | Caps: Sailing cap',
  'Jackets: Brown shearling jacket | Sweaters: Grey crewneck sweater | Jeans: Indigo jeans | Boots: Brown leather boots | Scarves: Navy wool scarf',
  'Hoodies: Black graphic hoodie | Trousers: Khaki cargo trousers | Sneakers: Black high top sneakers | Caps: Trucker hat | Bags: Belt bag',
  'Shirts: Black silk shirt | Trousers: Black tailored trousers | Shoes: Black leather loafers | Blazers: Burgundy velvet blazer | Necklaces: Gold chain necklace',
  'Suits: Beige linen suit | Shirts: White linen shirt | Shoes: Tan loafers | Accessories: Sky pocket square',
  'Base layers: Grey thermal top | Trousers: Softshell trousers | Boots: Trekking boots | Jackets: Orange down jacket | Hats: Fleece beanie | Gloves: Fleece gloves',
  'Sweaters: Green lambswool sweater | Shirts: White button down shirt | Trousers: Brown corduroy trousers | Shoes: Brown brogues | Jackets: Quilted barn jacket',
  'T-shirts: Black tee | Jeans: Grey washed jeans | Jackets: Denim trucker jacket | Sneakers: Canvas high tops | Rings: Silver ring',
  'Cycling tops: Cycling jersey | Shorts: Bib shorts | Shoes: Cycling shoes | Gloves: Cycling gloves | Sunglasses: Sport sunglasses',
  'Coats: Camel overcoat | Suits: Navy suit | Turtlenecks: Cream turtleneck | Boots: Brown chelsea boots | Bags: Brown leather briefcase',
  'Shirts: Hawaiian print shirt | Shorts: Navy shorts | Sandals: Brown leather sandals | Hats: Straw hat',
  'Tailcoats: Black tailcoat | Shirts: White dress shirt | Shoes: Black patent shoes | Ties: White bow tie | Gloves: White gloves',
  'Sweatshirts: Burgundy college sweatshirt | Jeans: Light blue jeans | Sneakers: Retro sneakers | Jackets: Varsity jacket | Backpacks: Nylon backpack',
  'Vests: Quilted navy gilet | Shirts: Checked shirt | Chinos: Beige chinos | Boots: Suede chukka boots | Belts: Brown belt',
  'Football shirts: Red football shirt | Shorts: Football shorts | Shoes: Football boots | Bags: Sports bag',
  'Overshirts: Olive overshirt | T-shirts: Cream tee | Trousers: Black relaxed trousers | Sneakers: Grey suede sneakers | Watches: Canvas strap watch',
  'Trench coats: Navy raincoat | Sweaters: Oatmeal sweater | Jeans: Dark jeans | Boots: Waterproof boots | Backpacks: Waterproof backpack',
  'Blazers: Black tuxedo jacket | Tops: White silk top | Trousers: Black tuxedo trousers | Heels: Black satin heels | Earrings: Diamond studs',
  'Dresses: Burgundy velvet dress | Heels: Black suede heels | Clutches: Black beaded clutch | Earrings: Garnet earrings | Tights: Black sheer tights',
  'Blouses: Floral chiffon blouse | Jeans: White straight jeans | Flats: Nude ballet flats | Bags: Tan shoulder bag | Necklaces: Delicate gold necklace',
  'Dresses: Denim dress | Boots: Brown western boots | Belts: Brown woven belt | Hats: Suede hat | Earrings: Turquoise earrings',
  'Coats: Red wool coat | Sweaters: White turtleneck | Skirts: Black a line skirt | Boots: Black knee boots | Hats: Black beret | Gloves: Black gloves',
  'Shirts: White oversized shirt | Leggings: Black leather leggings | Boots: Chunky ankle boots | Bags: Black chain bag | Earrings: Silver hoops',
  'Tops: Champagne satin camisole | Skirts: Black sequin mini skirt | Heels: Black platform heels | Clutches: Silver box clutch | Bracelets: Silver cuff',
  'Sweaters: Blue cashmere cardigan | Tops: White lace top | Skirts: Blue floral midi skirt | Flats: Silver ballet flats | Bags: White shoulder bag',
  'Jackets: Tweed jacket | Blouses: White bow blouse | Jeans: Dark slim jeans | Heels: Navy slingbacks | Bags: Quilted chain bag | Necklaces: Pearl necklace',
  'Dresses: Orange maxi dress | Sandals: Gold flat sandals | Bags: Straw clutch | Earrings: Statement tassel earrings | Hats: Floppy sun hat',
  'T-shirts: White tee | Trousers: Beige paperbag trousers | Sandals: Brown slides | Blazers: Beige linen blazer | Bags: Canvas tote',
  'Jumpsuits: Red wide leg jumpsuit | Heels: Nude heels | Clutches: Gold clutch | Necklaces: Gold necklace',
  'Hoodies: Lilac hoodie | Leggings: Grey leggings | Sneakers: Lilac running shoes | Bags: Nylon tote',
  'Swimsuits: Black one piece swimsuit | Cover ups: White kaftan | Sandals: Jelly sandals | Bags: Straw beach bag | Sunglasses: Cat eye sunglasses',
  'Knitwear: Camel knit vest | Shirts: White poplin shirt | Trousers: Brown wide leg trousers | Loafers: Brown loafers | Watches: Gold watch',
  'Parkas: Olive parka with fur trim | Sweaters: Cream cable sweater | Jeans: Black skinny jeans | Boots: Shearling boots | Hats: Pom pom hat',
  'Skirts: Black pencil skirt | Blouses: Light blue blouse | Heels: Black pumps | Blazers: Black blazer | Bags: Black structured bag | Earrings: Pearl studs',
  'Dresses: Green wrap dress | Boots: Tan suede ankle boots | Jackets: Brown leather jacket | Bags: Brown crossbody bag',
  'Tank tops: Yoga tank top | Leggings: Purple yoga leggings | Sweatshirts: Grey cropped sweatshirt | Bags: Yoga bag',
  'Skirts: Long pleated skirt | Sweaters: Oversized grey sweater | Sneakers: White sneakers | Scarves: Chunky grey scarf',
  'Coats: Leopard coat | Tops: Black turtleneck | Jeans: Black jeans | Boots: Black pointed ankle boots | Sunglasses: Black sunglasses',
];

const linesOf = (outfits: readonly string[]) => outfits.map((one) => one.split(' | '));

/** Further outfits by which the stylist was tuned. */
export const furtherOutfits: readonly (readonly string[])[] = linesOf(tuned);

/** Outfits that nothing was scored by while the stylist was tuned. */
export const heldOutOutfits: readonly (readonly string[])[] = linesOf(heldOut);
